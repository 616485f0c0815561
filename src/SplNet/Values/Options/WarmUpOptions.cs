namespace SplNet;

/// <summary>
/// The length of the warm-up of each run. By default it ends once the runtime has stopped compiling and the times are flat, after 2 s at
/// the latest, or 10 s if there were too few calls: <c>Options = ExperimentOptions.Default with { WarmUp = new() { Least = … } }</c>.
/// </summary>
public sealed record WarmUpOptions
{
    /// <summary>The shortest warm-up, even if the operand seems warm before. From 0 to 10 min; 0 by default.</summary>
    public TimeSpan Least { get; init; }

    /// <summary>
    /// The time after which it ends, although the operand is not warm; a note then reports this. Above 0, at most 10 min, and not below
    /// <see cref="Least"/>. The default, null, is 2 s, or 10 s if there were too few calls, or <see cref="Least"/> if that is longer.
    /// </summary>
    public TimeSpan? Most { get; init; }

    /// <summary>
    /// A fixed number of iterations instead of the evidence that the operand is warm, to repeat a measurement of another tool. From 1 to
    /// 100000. The first iteration is one call, later ones take about 1 ms. <see cref="Least"/> and <see cref="Most"/> still apply. The
    /// default is null.
    /// </summary>
    public int? Iterations { get; init; }
}
