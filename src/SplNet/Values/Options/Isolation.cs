namespace SplNet;

/// <summary>In which process a run is measured, and who starts it.</summary>
public enum Isolation
{
    /// <summary>
    /// A process of SplNet's own for each run, which runs the test again up to the experiment and measures with BenchmarkDotNet's engine, or with SplNet's (<see cref="ExperimentOptions.Engine"/>).
    /// Takes every operand, and needs no build.
    /// </summary>
    Process,

    /// <summary>
    /// A process of BenchmarkDotNet's own for each run, from a project that its toolchain generates and builds once per experiment.
    /// Takes operands that a program can name: benchmark methods, and functors without generated arguments.
    /// </summary>
    BenchmarkDotNet,

    /// <summary>The calling process, for debugging: what ran before, and the order of the operands, then have a say in the result.</summary>
    None,
}
