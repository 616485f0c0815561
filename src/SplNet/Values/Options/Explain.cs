namespace SplNet;

/// <summary>The experiments whose causes are analysed. This takes some seconds after the verdict and does not affect it.</summary>
public enum Explain
{
    /// <summary>Analyses no experiments.</summary>
    Never,

    /// <summary>Analyses failed experiments, to find why one operand is slower than the other or than before.</summary>
    OnFailure,

    /// <summary>Analyses all decided experiments.</summary>
    Always,
}
