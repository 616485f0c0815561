namespace SplNet.Syntax;

/// <summary>What a diagnostic means for the formula.</summary>
internal enum FormulaSeverity
{
    /// <summary>The formula can be evaluated, and probably does not say what was meant.</summary>
    Warning,

    /// <summary>The formula cannot be evaluated.</summary>
    Error,
}
