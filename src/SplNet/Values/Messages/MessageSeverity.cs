namespace SplNet;

/// <summary>How much a message of a result matters.</summary>
public enum MessageSeverity
{
    /// <summary>Says how something was measured. Brief reports leave it out.</summary>
    Note,

    /// <summary>Changes what the verdict means, or says what the user can do.</summary>
    Warning,

    /// <summary>Explains why there is no verdict.</summary>
    Problem,
}
