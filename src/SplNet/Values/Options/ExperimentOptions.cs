using System.Diagnostics;
using SplNet.Values.Options;

namespace SplNet;

/// <summary>
/// How sure, how long and how to measure. Layers, each over the one before: the built-in values, <c>splnet.json</c> beside or
/// above the program, environment variables <c>SPLNET_…</c>, code: <c>Options = ExperimentOptions.Default with { Alpha = 0.05 }</c>.
/// </summary>
public sealed record ExperimentOptions
{
    internal const int UsualIterations = 20;

    // What is beyond them fills the memory, or is never done.
    private const int MostRuns = 10_000;
    private const int MostIterations = 100_000;

    private static readonly TimeSpan LongestTimeout = TimeSpan.FromDays(1);
    private static readonly TimeSpan LongestIteration = TimeSpan.FromSeconds(10);

    private static readonly Lazy<ExperimentOptions> Layered = new(static () => OptionLayers.Read(new ExperimentOptions()));

    /// <summary>
    /// The built-in values under <c>splnet.json</c> and the environment; read once per process. Where these have something that cannot be understood, an experiment
    /// with the options is <see cref="Verdict.Invalid"/> and says what.
    /// </summary>
    public static ExperimentOptions Default => Layered.Value;

    /// <summary>The same, for a program that ends where they cannot be understood.</summary>
    /// <exception cref="SplNetException">They cannot.</exception>
    internal static ExperimentOptions Understood() => Default.Mistake is { } mistake ? throw new SplNetException(mistake) : Default;

    /// <summary>What cannot be understood in <c>splnet.json</c> or the environment; null if all can.</summary>
    internal string? Mistake { get; init; }

    /// <summary>How many experiments the program evaluates one after the other, for what people see of its progress; null where nobody knows.</summary>
    internal int? Total { get; init; }

    /// <summary>The significance: the largest accepted rate of false alarms. In (0, 0.5]; 0.01 by default.</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>The smallest relative effect that matters: "not slower" holds only if a slowdown of this size is excluded. Positive; 0.05, that is 5 %, by default.</summary>
    public double Resolution { get; init; } = 0.05;

    /// <summary>
    /// A fixed number of blocks, each one process per operand; from 2 to 10000. Null, the default, measures as many as it takes: obvious
    /// differences are decided after 3 blocks, close ones after up to <see cref="MaxRuns"/>, and all looks together keep <see cref="Alpha"/>.
    /// </summary>
    public int? Runs { get; init; }

    /// <summary>The most blocks, where <see cref="Runs"/> does not fix them. From 3 to 10000; 20 by default.</summary>
    public int MaxRuns { get; init; } = 20;

    /// <summary>
    /// After how much time no further process is started; the decision then rests on the blocks that are complete. Waiting for
    /// other experiments on the machine does not count. 60 s by default.
    /// </summary>
    public TimeSpan TimeBudget { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>
    /// Iterations of each run that count. From 1 to 100000; 20 by default. A run measures a second at most, and 60 ms where <see cref="IterationTime"/> is null and operands are
    /// not measured in turn: slow operations, and those that have garbage collected, get fewer, down to 5; a note says so, and why. A mean of operations that are iterations by themselves gets
    /// 50, and a percentile as many as it needs, if they fit into that second.
    /// </summary>
    public int Iterations { get; init; } = UsualIterations;

    /// <summary>
    /// How long an iteration should last, up to 10 s; an operation that takes longer is an iteration by itself. Null, the default, chooses 1 to 3 ms,
    /// the shorter the more often the system interrupts; up to 20 ms, and fewer iterations, where the operand has garbage collected so often that each iteration can hold several
    /// collections; and never less than a thousand times what the timer can tell.
    /// </summary>
    public TimeSpan? IterationTime { get; init; }

    /// <summary>
    /// What happens to iterations during which something disturbed the measurement, where a formula asks for medians and minima only: by default those with a compilation or an
    /// interruption are measured again, where that is rare. In a mean or a percentile every iteration counts; see <see cref="SplNet.OnDisturbance"/>.
    /// </summary>
    public OnDisturbance OnDisturbance { get; init; }

    /// <summary>How long one process may take, from its start to its answer. Up to a day; 60 s by default.</summary>
    public TimeSpan LaunchTimeout { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>
    /// How long to wait for other experiments on this machine, which take turns; the experiment is then invalid, and says who measures. Zero does not wait. Null, the
    /// default, waits as long as it takes: each of the others is bounded by its own time limits.
    /// </summary>
    public TimeSpan? WaitTimeout { get; init; }

    /// <summary>
    /// The processors on which measuring processes may run, one bit each: 0b0100 is the third one. Null, the default, allows all. Linux and
    /// Windows; where the system refuses, a note says so. On a single processor the compiler's thread interrupts what is measured.
    /// </summary>
    public long? Affinity { get; init; }

    /// <summary>
    /// The installed version of .NET on which measuring processes run: <c>Runtime.Net(11)</c>. Null, the default, is the runtime of the test or program itself, and for <c>splnet run</c> the one that the
    /// assembly asks for. <see cref="Operand.With(SplNet.Runtime)"/> wins over it.
    /// </summary>
    public Runtime? Runtime { get; init; }

    /// <summary>
    /// The priority of measuring processes; Normal, the default, changes nothing. Raising it needs rights on most systems; where it is
    /// refused, a note says so.
    /// </summary>
    public ProcessPriorityClass Priority { get; init; } = ProcessPriorityClass.Normal;

    /// <summary>The seed of the order in which operands are measured and of the data that <see cref="Gen{T}"/> makes; null draws one, which the report prints.</summary>
    public int? Seed { get; init; }

    /// <summary>
    /// Decide as the paper does: <c>&lt;=</c> holds whenever nothing against it was seen, even if nothing could have been seen.
    /// </summary>
    public bool Paper { get; init; }

    /// <summary>What an inconclusive experiment does to its test.</summary>
    public OnInconclusive OnInconclusive { get; init; } = OnInconclusive.Skip;

    /// <summary>What happens to code without optimisation or under a debugger.</summary>
    public OnDebugBuild OnDebugBuild { get; init; }

    /// <summary>In which process a run is measured; <c>Engine.Evaluate(experiment, isolate: false)</c> always measures in the calling one.</summary>
    public Isolation Isolation { get; init; }

    /// <summary>Whose engine performs the iterations of SplNet's own measuring processes; BenchmarkDotNet's by default.</summary>
    public MeasuringEngine Engine { get; init; }

    /// <summary>
    /// A folder for reports by BenchmarkDotNet's exporters (JSON, Markdown, CSV) with every measurement: each experiment gets a folder
    /// of its own in it. Null, the default, writes none. If they cannot be written, the verdict stands and a note says why.
    /// </summary>
    public string? Artifacts { get; init; }

    /// <summary>
    /// A folder for result documents (JSON): each experiment leaves one there with all that was measured and decided, the time, and the commit that is checked out, in a file that is
    /// there whole or not at all. Null, the default, writes none unless <c>SPLNET_RESULTS</c> or <c>splnet.json</c> names a folder, for every experiment. If it cannot be written, the verdict stands and a note says why.
    /// </summary>
    public string? Results { get; init; }

    /// <summary>Which results are attached to their tests, as a page and a document; those that did not pass by default.</summary>
    public Attach Attach { get; init; }

    /// <summary>
    /// Of which experiments the causes are looked for after the verdict: what differs between two builds, and what each side does, counted in copies of the library; a few seconds for each comparison. None by default.
    /// </summary>
    public Explain Explain { get; init; }

    /// <summary>How much the report prints; a few lines by default. The page and the JSON have everything.</summary>
    public ReportDetail Report { get; init; }

    /// <summary>Where the progress is shown.</summary>
    public ProgressDisplay Progress { get; init; }

    /// <summary>
    /// True to use runs of earlier experiments again for operands that have not changed since: the same code, test, options and machine. Never for all
    /// operands of an experiment; each is measured at least once, and the report says which runs were reused. False by default, since runs that were not
    /// measured side by side also differ by what the machine did in between.
    /// </summary>
    public bool Reuse { get; init; }

    /// <summary>
    /// True, the default, to measure the operands of a comparison in turn, iteration by iteration, in processes that live side by side: what the machine does
    /// to one of them it does to the others as well. Never two at once, and at most four processes. Operands that fail that way are measured one after the other, with a note. False
    /// where the processes disturb each other just by being there, such as by the memory that they hold.
    /// </summary>
    public bool Alternate { get; init; } = true;

    /// <summary>True if calls may change data that later calls work on, as a cache or a queue does. No note mentions it then. False by default.</summary>
    public bool AcceptChangedData { get; init; }

    /// <summary>How old versions of a library are found and built, for <see cref="Operand.At(Revision)"/> and revisions in formulas.</summary>
    public VersionOptions Versions { get; init; } = new();

    /// <summary>Which commit <see cref="Revision.Before"/> is.</summary>
    public BaselineOptions Baselines { get; init; } = new();

    /// <summary>How measurements are weighed; the paired test on runs by default.</summary>
    public IInterpretation Interpretation { get; init; } = new PairedRuns();

    /// <summary>The same with result documents in a folder for the moment; baselines stay where they are.</summary>
    internal ExperimentOptions WithResultsIn(string folder) => this with { Results = folder, Baselines = Baselines with { Folder = Baselines.Folder ?? Results, FollowsResults = false } };

    /// <summary>What is wrong with the values, in words for the user.</summary>
    internal IEnumerable<string> Problems()
    {
        if (Mistake is not null)
            yield return Mistake;
        if (!(Alpha > 0 && Alpha <= 0.5))
            yield return $"Alpha is {Number(Alpha)}; it must lie above 0 and not above 0.5.";
        if (!(Resolution > 0 && double.IsFinite(Resolution)))
            yield return $"Resolution is {Number(Resolution)}; it must be positive, for example 0.05 for 5 %.";
        if (Runs < 2)
            yield return $"Runs is {Number(Runs.Value)}; at least 2 are needed to see how much runs differ.";
        if (Runs > MostRuns)
            yield return $"Runs is {Number(Runs.Value)}; {Number(MostRuns)} is the largest number.";
        if (MaxRuns < 3)
            yield return $"MaxRuns is {Number(MaxRuns)}; a sequence of looks needs at least 3. Set Runs for a fixed number.";
        if (MaxRuns > MostRuns)
            yield return $"MaxRuns is {Number(MaxRuns)}; {Number(MostRuns)} is the largest number.";
        if (TimeBudget <= TimeSpan.Zero)
            yield return $"TimeBudget is {TimeBudget}; it must be positive.";
        if (Iterations < 1)
            yield return $"Iterations is {Number(Iterations)}; at least 1 is needed.";
        if (Iterations > MostIterations)
            yield return $"Iterations is {Number(Iterations)}; {Number(MostIterations)} is the largest number.";
        if (IterationTime <= TimeSpan.Zero)
            yield return $"IterationTime is {IterationTime}; it must be positive.";
        if (IterationTime > LongestIteration)
            yield return $"IterationTime is {IterationTime}; it must not be longer than 10 s.";
        if (Affinity == 0)
            yield return "Affinity is 0 and selects no processor; set one bit per processor, for example 0b0100 for the third.";
        if (LaunchTimeout <= TimeSpan.Zero)
            yield return $"LaunchTimeout is {LaunchTimeout}; it must be positive.";
        if (LaunchTimeout > LongestTimeout)
            yield return $"LaunchTimeout is {LaunchTimeout}; it must not be longer than a day.";
        if (WaitTimeout < TimeSpan.Zero)
            yield return $"WaitTimeout is {WaitTimeout}; it must not be negative. Zero does not wait, null waits as long as it takes.";
        if (Results is { } results && string.IsNullOrWhiteSpace(results))
            yield return "Results is empty. Name a folder, or use null to write none.";
        if (Baselines.Folder is { } folder && string.IsNullOrWhiteSpace(folder))
            yield return "Baselines.Folder is empty; name the folder of earlier results. Null is that of Results.";
        if (Baselines.Since is { } since && string.IsNullOrWhiteSpace(since))
            yield return "Baselines.Since is empty; name the commit before which no baseline counts. Null is none.";
        if (Versions.BuildTimeout <= TimeSpan.Zero)
            yield return $"Versions.BuildTimeout is {Versions.BuildTimeout}; it must be positive.";
        if (Versions.BuildTimeout > LongestTimeout)
            yield return $"Versions.BuildTimeout is {Versions.BuildTimeout}; it must not be longer than a day.";
    }

    private static string Number(double value) => value.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
