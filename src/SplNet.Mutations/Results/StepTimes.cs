namespace SplNet.Mutations.Results;

/// <summary>
/// The durations of the steps of a run, in seconds, without waiting for the machine. They include earlier parts of a resumed run.
/// </summary>
/// <param name="Compile">Compiling the project and its mutants.</param>
/// <param name="Screen">Counting.</param>
/// <param name="Validate">Running functional tests.</param>
/// <param name="Measure">Measuring mutants.</param>
/// <param name="Controls">Measuring controls and planted delays.</param>
internal sealed record StepTimes(double Compile, double Screen, double Validate, double Measure, double Controls)
{
    /// <summary>Gets the time spent waiting for other experiments on the machine, which the other times do not include.</summary>
    public double Waited { get; init; }

    /// <summary>Gets the sum of the durations.</summary>
    public double Total => Compile + Screen + Validate + Measure + Controls;
}
