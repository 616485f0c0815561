namespace SplNet.Calibration;

/// <summary>The distribution of the effect that a run has on all its iterations, standardised to mean 0 and variance 1.</summary>
public enum RunEffect
{
    /// <summary>Normal.</summary>
    Normal,

    /// <summary>Exponential: skewed to the slow side.</summary>
    Skewed,

    /// <summary>One run in ten is slow as a whole.</summary>
    Bimodal,
}
