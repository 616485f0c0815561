namespace SplNet.Analyzers.Completion;

/// <summary>The construct that is expected at a position in a formula.</summary>
internal enum PlaceKind
{
    /// <summary>Nothing that could be listed: in quoted text, in a comment, or in place of a new name.</summary>
    Nothing,

    /// <summary>A formula, or the value at its start.</summary>
    Formula,

    /// <summary>A value.</summary>
    Value,

    /// <summary>An operand, after an estimator.</summary>
    Operand,

    /// <summary>A member, after the dot that follows a type.</summary>
    Member,

    Generator,

    /// <summary>A generator member, after the dot that follows a type.</summary>
    GeneratorMember,

    /// <summary>A transform of observations, after the comma in an estimate.</summary>
    Transform,

    /// <summary>A transform, after the dot that follows a type.</summary>
    TransformMember,

    /// <summary>An argument, or a type that selects an overload.</summary>
    Argument,

    /// <summary>A type, after the dot that follows a namespace or a type.</summary>
    NestedType,

    /// <summary>A unit, immediately after a number.</summary>
    Unit,

    /// <summary>A unit, or a connective to the next comparison.</summary>
    UnitOrConnective,

    /// <summary>The unit of a tolerance.</summary>
    Percent,

    /// <summary>A connective between two comparisons.</summary>
    Connective,

    /// <summary>The keyword after the variables of a quantifier.</summary>
    In,

    /// <summary>The keyword after a range.</summary>
    Step,

    Option,

    /// <summary>The value of an option.</summary>
    OptionValue,

    /// <summary>The unit of an option's number.</summary>
    OptionUnit,

    Revision,
}
