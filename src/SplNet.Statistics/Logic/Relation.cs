namespace SplNet.Statistics;

/// <summary>The relation that a comparison claims between its left and its right side.</summary>
public enum Relation
{
    /// <summary>Left is smaller: needs significant evidence.</summary>
    Less,

    /// <summary>Left is not larger: holds unless there is evidence against it, and a violation could have been detected.</summary>
    LessOrEqual,

    /// <summary>Left is larger: needs significant evidence.</summary>
    Greater,

    /// <summary>Left is not smaller: holds unless there is evidence against it, and a violation could have been detected.</summary>
    GreaterOrEqual,

    /// <summary>Neither side is larger: <see cref="LessOrEqual"/> and <see cref="GreaterOrEqual"/>.</summary>
    Equal,

    /// <summary>One side is larger: needs significant evidence.</summary>
    NotEqual,

    /// <summary>The sides differ by at most a tolerance: needs significant evidence (<see cref="Equivalence"/>).</summary>
    Equivalent,
}
