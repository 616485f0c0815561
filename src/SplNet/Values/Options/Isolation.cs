namespace SplNet;

/// <summary>The process in which a run is measured, and its launcher.</summary>
public enum Isolation
{
    /// <summary>
    /// A separate SplNet process for each run, which repeats the test up to the experiment and measures with SplNet's engine or
    /// BenchmarkDotNet's (<see cref="ExperimentOptions.Engine"/>). Supports every operand and needs no build.
    /// </summary>
    Process,

    /// <summary>
    /// A BenchmarkDotNet process for each run, from a project that its toolchain generates and builds once per experiment. Supports
    /// operands that a program can name: benchmark methods, and functors without generated arguments.
    /// </summary>
    BenchmarkDotNet,

    /// <summary>The calling process, for debugging. Earlier code and the order of the operands then influence the result.</summary>
    None,
}
