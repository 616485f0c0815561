namespace SplNet.Views.Histories;

/// <summary>What happened to a series.</summary>
internal enum ShownChangeKind
{
    /// <summary>Every session has shown the change.</summary>
    Confirmed,

    /// <summary>One session has shown it, and another is owed.</summary>
    Suspected,

    /// <summary>Sessions disagree.</summary>
    Unstable,

    /// <summary>The machine has changed.</summary>
    Environment,

    /// <summary>The first session did not show it.</summary>
    NotReproduced,
}
