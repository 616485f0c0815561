namespace SplNet;

/// <summary>Of which experiments the causes are looked for. It takes some seconds after the verdict, which it does not touch.</summary>
public enum Explain
{
    /// <summary>Of none.</summary>
    Never,

    /// <summary>Of those that failed: why is one operand slower than the other, or than it was?</summary>
    OnFailure,

    /// <summary>Of all that were decided.</summary>
    Always,
}
