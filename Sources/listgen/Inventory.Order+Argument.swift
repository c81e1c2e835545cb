import ArgumentParser
import ListSurvey

extension Inventory.Order: ExpressibleByArgument {}
