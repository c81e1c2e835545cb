/// A way in which a program leads a generator into taking a wrong value.
enum AdversarialKind: String, CaseIterable, Hashable {
    case contextOfThePayloadsType, contextOfTheSectionsType, contextOfTheHeadersType, contextBesidePayload
    case sectionValue, labelsInOtherOrder, labelAgainstName, casesInOrder
    case optionalParameter, superclassParameter, existentialParameter, opaqueParameter, typeParameter
    case exactBesideWider, nameOfAnotherType, scalarByName, defaultedParameter
    case computedMember, viewMember, delegateIsTheContext
    case indexPath, indexPathInContext, position, width, widthInContext
    case helperBesideFill, helperUnderBareName, filledByMark
    case heightByValues, cellByValues, titleByValues
    case eventsOfOneName, sectionEnum, rowsEnum, elementsUnmarked
    case loaded, owned, nested, provider, collection, tableHeader
}
