namespace SplNet.Analyzers.Completion;

/// <summary>What is expected at a place of a formula.</summary>
internal enum PlaceKind
{
    /// <summary>Nothing that could be listed: in a quoted text, in a comment, where a name is to be invented.</summary>
    Nothing,

    /// <summary>A formula, or the value that it begins with.</summary>
    Formula,

    /// <summary>A value.</summary>
    Value,

    /// <summary>An operand, behind an estimator.</summary>
    Operand,

    /// <summary>A member, behind the dot after a type.</summary>
    Member,

    Generator,

    /// <summary>A member that is a generator, behind the dot after a type.</summary>
    GeneratorMember,

    /// <summary>An argument, or a type that picks an overload.</summary>
    Argument,

    /// <summary>A type, behind the dot after a namespace or a type.</summary>
    NestedType,

    /// <summary>A unit, right behind a number.</summary>
    Unit,

    /// <summary>A unit, or what joins the comparison with another one.</summary>
    UnitOrConnective,

    /// <summary>The unit of a tolerance.</summary>
    Percent,

    /// <summary>What joins a comparison with another one.</summary>
    Connective,

    /// <summary>What follows the variables of a quantifier.</summary>
    In,

    /// <summary>What may follow a range.</summary>
    Step,

    Option,

    Revision,
}
