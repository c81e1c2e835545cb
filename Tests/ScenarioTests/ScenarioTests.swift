import Testing

@Suite struct ScenarioTests {}
