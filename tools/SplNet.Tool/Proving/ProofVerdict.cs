namespace SplNet.Tool.Proving;

/// <summary>The answer to whether a change is faster and still does the same.</summary>
internal enum ProofVerdict
{
    /// <summary>It is faster, and nothing that was compared differs.</summary>
    Proven,

    /// <summary>It is slower, a result differs, or a test that passes at the base does not pass.</summary>
    Refuted,

    /// <summary>Neither was shown.</summary>
    Unproven,
}
