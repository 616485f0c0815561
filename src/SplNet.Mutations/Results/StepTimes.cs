namespace SplNet.Mutations.Results;

/// <summary>How long the steps of a run took, in seconds, without waiting for the machine; earlier parts of a run that went on are among them.</summary>
/// <param name="Compile">The project and its mutants.</param>
/// <param name="Screen">Counting.</param>
/// <param name="Validate">Functional tests.</param>
/// <param name="Measure">Measuring mutants.</param>
/// <param name="Controls">Measuring controls and planted delays.</param>
internal sealed record StepTimes(double Compile, double Screen, double Validate, double Measure, double Controls)
{
    /// <summary>Waiting for other experiments on the machine, which is no part of the other times.</summary>
    public double Waited { get; init; }

    /// <summary>All together.</summary>
    public double Total => Compile + Screen + Validate + Measure + Controls;
}
