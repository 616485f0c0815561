using SplNet.Benchmarks.Awaiting;
using SplNet.Benchmarks.Scaling;

namespace SplNet.Benchmarks;

/// <summary>A section of <c>docs/performance.md</c>.</summary>
/// <param name="Command">The command that measures it.</param>
/// <param name="Heading">Its heading.</param>
/// <param name="Introduction">What is measured, and how.</param>
internal sealed record PerformanceSection(string Command, string Heading, string Introduction)
{
    /// <summary>All sections, in the order of the page.</summary>
    public static IReadOnlyList<PerformanceSection> All { get; } =
    [
        new(
            "launches",
            "A verdict and its launches",
            "Two methods, one twice as long as the other; 5 processes each, 20 iterations.\n" +
            "BenchmarkDotNet's figure has its default toolchain: it generates and builds a project first."),
        new(
            "planted",
            "Effects found",
            "Two methods that differ by the planted effect; the claims `mean(fast) < mean(slow)` and `median(fast) " +
            "< median(slow)` must pass. Seconds from `Evaluate` to verdict, at α = 1 %."),
        new(
            "variation",
            "Variation between launches",
            "Standard deviation of the medians of launches, as a share. BenchmarkDotNet has 20 iterations of 3 ms after about 200 ms of " +
            "warm-up, SplNet its defaults; a launch of each in turn, within seconds."),
        new(
            "calls",
            "Faithful calls",
            "The time of a call as SplNet measures it through a functor, " +
            "against a hand-written BenchmarkDotNet `[Benchmark]` of the same call.\n" +
            FormattableString.Invariant($"Medians over {CallComparison.DefaultRounds} rounds: ") +
            "one launch of BenchmarkDotNet (30 warm-ups and 20 iterations of 20 ms), and seconds later two of SplNet (its defaults). " +
            "Of each the\nfastest iteration, which the work of others on the machine disturbs least."),
        new(
            AwaitingComparison.Command,
            "Awaiting",
            "SplNet's loop of awaited calls, against a hand-written loop with `await call().ConfigureAwait(false)`, " +
            FormattableString.Invariant($"on each installed runtime. {AwaitingComparison.DefaultRounds} processes for each kind, ") +
            "bound to one processor; both loops take turns of half a millisecond after the last compilation.\n" +
            "Of each process the fastest tenth of the turns counts, and of all processes the fastest. " +
            "The call is the same delegate, so the difference is that of the loops; SplNet also subtracts an empty call.\n" +
            "No kind suspends in a synchronization context, and both loops go on on the thread that ends a call."),
        new(
            "engines",
            "Engines",
            "The same calls measured by SplNet's engine, which is the default, " +
            "and by BenchmarkDotNet's (`Engine = MeasuringEngine.BenchmarkDotNet`).\n" +
            FormattableString.Invariant($"Medians over {EngineComparison.DefaultRounds} rounds of two processes each, in turn; ") +
            "of each process the fastest iteration. Then verdicts by both, " +
            FormattableString.Invariant($"{EngineVerdicts.DefaultRounds} of each in turn: two methods, one twice as long as the other.")),
        new(
            "isolation",
            "Kinds of processes",
            "The same operands through the three choices of `Isolation`, in turn. Medians over the runs of the fastest iteration of each."),
        new("statistics", "Statistics", "On one core."),
        new("formulas", "Formulas as text", "Typical formulas, on one core."),
        new(
            "analyzers",
            "Analyzers in a build",
            "A project of 300 files with 1,000 formulas in attributes, compiled with the analyzers and without them, " +
            "with `-p:ReportAnalyzer=true`; and the same with an experiment,\n" +
            "for which the analyzers have to look at all calls of the project. " +
            "By the compiler server, as `dotnet build` does unless it is told not to, after twelve builds, with a runtime that\n" +
            "compiles methods for good after four calls instead of thirty; " +
            "and by a compiler that starts with each build, and has to compile itself and the analyzers first. Two of them compile\n" +
            "at the same time on one processor, servers change sides after each round, " +
            "and what is compared is the processor time of each, since the speed of a machine changes more than\n" +
            "the analyzers cost."),
        new(
            "versions",
            "Old versions",
            "A library in a repository of 1,500 files. " +
            "What a comparison takes beside measuring: its start, the revisions, the copies of the output, the report."),
        new(
            "runtimes",
            "Runtimes compared",
            "`splnet compare --runtime 10 --runtime 11` of twelve small operations, with both runtimes installed; " +
            FormattableString.Invariant($"then {RuntimeComparison.DefaultExperiments} comparisons of a runtime with itself.")),
        new(
            "histories",
            "Histories",
            "What a history costs. PostgreSQL is measured where `HISTORY_SERVER` has the connection string of a database that may be " +
            "filled, for example `Host=127.0.0.1;Username=postgres;Database=costs`."),
        new(
            "recorded",
            "A recorded history",
            "`splnet history` used as a team would: a small library in a git repository, " +
            "with steps in four of its operations and one operation that creeps up by 1.5 % of its first time in each of six commits. " +
            "At each commit `record --runs 3` and `check`, and where that owes a second session,\n" +
            "`check --again-after 0`: both sessions are of one start of the machine, which is less than `check` asks for. " +
            "Nothing should be confirmed but what was planted."),
        new(
            "pages",
            "Pages of a history",
            "`splnet history page` from its start to its end, the median of three: five processes of 20 iterations in each session. " +
            "The first paint is that from the navigation on, the median of nine in turn with those of the other page."),
        new(
            "explanations",
            "Explanations",
            "What it costs to say why something is slower, medians of five: " +
            "counters in the copy of an assembly of the runtime, and an explanation from the verdict to its end."),
        new(
            "generating",
            "Generating",
            "`splnet generate`, from its start to its end, on a suite of unit tests that was written for the purpose: " +
            "40 tests in each of 75 sizes, in 600 classes. Then five benchmarks of the\n" +
            "`hoisted` life cycle against the same bodies written by hand: twelve processes of each, iteration by iteration in turn. " +
            "Aimed at: 5 %, or 0.3 ns where that is more."),
        new(
            ScalingStudy.Command,
            "Growth",
            "How time and memory grow. Each size runs in a separate process; the fastest of three counts."),
        new(
            "mutants",
            "Mutants",
            "`splnet mutate` on a small library, by its formulas, by requirements in attributes and by benchmarks generated from " +
            FormattableString.Invariant($"its unit tests, {MutantCosts.DefaultBudget} of measuring ([the study](mutation-study.md)). ") +
            "What the whole command takes on larger libraries stands with [theirs](mutation-libraries.md)."),
        new(
            "controls",
            "Controls of mutation testing",
            "Mutants that nothing must kill, " +
            FormattableString.Invariant($"measured as any other for at most {MutantControls.DefaultBudget}: ") +
            "*identity* mutants are the program itself, compiled again, *layout* mutants only move its code."),
    ];
}
