using System.Diagnostics;
using SplNet.Values.Options;

namespace SplNet;

/// <summary>
/// The significance, duration and method of measurements. Layers, each overriding the previous one: the built-in values, <c>splnet.json</c>
/// in or above the program's folder, environment variables <c>SPLNET_…</c>, code:
/// <c>Options = ExperimentOptions.Default with { Alpha = 0.05 }</c>.
/// </summary>
public sealed record ExperimentOptions
{
    internal const int UsualIterations = 20;

    private static readonly Lazy<ExperimentOptions> Layered = new(static () => OptionLayers.Read(new ExperimentOptions()));

    /// <summary>
    /// The built-in values with <c>splnet.json</c> and the environment applied; read once per process. If one of these has an invalid
    /// setting, an experiment with the options is <see cref="Verdict.Invalid"/> and reports it.
    /// </summary>
    public static ExperimentOptions Default => Layered.Value;

    /// <summary>The same options, for a program that exits if they are invalid.</summary>
    /// <exception cref="SplNetException">The options are invalid.</exception>
    internal static ExperimentOptions Understood() => Default.Mistake is { } mistake ? throw new SplNetException(mistake) : Default;

    /// <summary>The invalid setting in <c>splnet.json</c> or the environment; null if all are valid.</summary>
    internal string? Mistake { get; init; }

    /// <summary>The number of experiments that the program evaluates in sequence, for the progress display; null if unknown.</summary>
    internal int? Total { get; init; }

    /// <summary>True if no input is used twice in a run, and results are read within the measured operation.</summary>
    internal bool AreInputsFresh { get; init; }

    /// <summary>The significance level: the largest accepted rate of false alarms. In (0, 0.5]; 0.01 by default.</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>
    /// The smallest relative effect that matters: "not slower" holds only if a slowdown of this size is excluded.
    /// Positive; 0.05 (5 %) by default.
    /// </summary>
    public double Resolution { get; init; } = 0.05;

    /// <summary>
    /// A fixed number of runs per operand, each in a separate process; from 2 to 10000. The default, null, measures as many as needed:
    /// clear differences are decided after 3 runs, close ones after up to <see cref="MaxRuns"/>, and all interim analyses together keep
    /// <see cref="Alpha"/>.
    /// </summary>
    public int? Runs { get; init; }

    /// <summary>The maximum number of runs per operand if <see cref="Runs"/> does not fix it. From 3 to 10000; 20 by default.</summary>
    public int MaxRuns { get; init; } = 20;

    /// <summary>
    /// The time after which no further process is started; the decision then uses the completed runs. Waiting for other experiments on the
    /// machine does not count. 60 s by default.
    /// </summary>
    public TimeSpan TimeBudget { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>
    /// The number of iterations per run that count. From 1 to 100000; 20 by default. A run measures for at most a second, or for 60 ms if
    /// <see cref="IterationTime"/> is null and operands are not measured alternately. Slow operations and operations with garbage
    /// collections get fewer iterations, down to 5; a note reports this and the reason. A mean of operations that are separate iterations
    /// gets 50, and a percentile as many as it needs, if they fit into that second.
    /// </summary>
    public int Iterations { get; init; } = UsualIterations;

    /// <summary>
    /// The intended length of an iteration, up to 10 s; an operation that takes longer is a separate iteration. The default, null, chooses
    /// 1 to 3 ms, shorter if the system interrupts more often. If the operand causes garbage collections so often that each iteration can
    /// contain several, iterations take up to 20 ms and there are fewer of them. An iteration is never shorter than a thousand times the
    /// resolution of the timer.
    /// </summary>
    public TimeSpan? IterationTime { get; init; }

    /// <summary>The length of the warm-up of each run.</summary>
    public WarmUpOptions WarmUp { get; init; } = new();

    /// <summary>
    /// The treatment of iterations with a disturbance, if the formula uses only medians and minima. By default, iterations with a
    /// compilation or an interruption are measured again if these are rare. For a mean or a percentile every iteration counts; see
    /// <see cref="SplNet.OnDisturbance"/>.
    /// </summary>
    public OnDisturbance OnDisturbance { get; init; }

    /// <summary>
    /// The rule of ScalaMeter by which outliers among the iterations of a run are measured again, if the formula uses only medians and
    /// minima. Null, the default, keeps them: repeating suspects makes runs look calmer than they are (docs/outliers.md).
    /// </summary>
    public SuffixRule? Outliers { get; init; }

    /// <summary>
    /// The magnitude of the noise that is added to each iteration before a decision about medians and minima, as in ScalaMeter: 1 for
    /// normal noise of 10 % of the mean, cut off at one standard deviation. Not negative; 0 by default. Reports and documents keep the
    /// measured times.
    /// </summary>
    public double NoiseMagnitude { get; init; }

    /// <summary>The time limit for one process, from its start to its answer. At most a day; 60 s by default.</summary>
    public TimeSpan LaunchTimeout { get; init; } = TimeSpan.FromSeconds(60);

    /// <summary>
    /// The time limit for waiting until other experiments on this machine have finished, because experiments take turns. After it the
    /// experiment is invalid and names the one that is running. Zero does not wait. The default, null, waits without limit: each of the
    /// others has its own time limits.
    /// </summary>
    public TimeSpan? WaitTimeout { get; init; }

    /// <summary>
    /// The processors on which measuring processes may run, one bit each: 0b0100 is the third one. The default, null, allows all. Supported
    /// on Linux and Windows; a note reports if the system refuses. On a single processor the compiler's thread
    /// interrupts the measured code.
    /// </summary>
    public long? Affinity { get; init; }

    /// <summary>
    /// The installed version of .NET on which measuring processes run: <c>Runtime.Net(11)</c>. The default, null, uses the runtime of the
    /// test or program itself, and in <c>splnet run</c> the runtime that the assembly requests. <see cref="Operand.With(SplNet.Runtime)"/>
    /// takes precedence.
    /// </summary>
    public Runtime? Runtime { get; init; }

    /// <summary>
    /// The priority of measuring processes; the default, Normal, changes nothing. Raising it requires privileges on most systems; a note
    /// reports if it is refused.
    /// </summary>
    public ProcessPriorityClass Priority { get; init; } = ProcessPriorityClass.Normal;

    /// <summary>
    /// The seed for the order in which operands are measured and for the data that <see cref="Gen{T}"/> creates. Null draws a seed, which
    /// the report prints.
    /// </summary>
    public int? Seed { get; init; }

    /// <summary>
    /// Decides as in the paper: <c>&lt;=</c> holds if there is no evidence against it, even if no violation could have been detected.
    /// </summary>
    public bool Paper { get; init; }

    /// <summary>The effect of an inconclusive experiment on its test.</summary>
    public OnInconclusive OnInconclusive { get; init; } = OnInconclusive.Skip;

    /// <summary>The treatment of code that is unoptimised or runs under a debugger.</summary>
    public OnDebugBuild OnDebugBuild { get; init; }

    /// <summary>
    /// The process in which a run is measured; <c>Engine.Evaluate(experiment, isolate: false)</c> always measures in the calling process.
    /// </summary>
    public Isolation Isolation { get; init; }

    /// <summary>The engine that performs the iterations in SplNet's measuring processes; SplNet's by default.</summary>
    public MeasuringEngine Engine { get; init; } = MeasuringEngine.SplNet;

    /// <summary>
    /// A folder for reports by BenchmarkDotNet's exporters (JSON, Markdown, CSV) with every measurement; each experiment gets a separate
    /// subfolder. The default, null, writes none. If they cannot be written, the verdict is unaffected and a note gives the reason.
    /// </summary>
    public string? Artifacts { get; init; }

    /// <summary>
    /// A folder for result documents (JSON). Each experiment writes one with all measurements and decisions, the time, and the checked-out
    /// commit; the file is written completely or not at all. The default, null, writes none unless <c>SPLNET_RESULTS</c> or
    /// <c>splnet.json</c> sets a folder for all experiments. If it cannot be written, the verdict is unaffected
    /// and a note gives the reason.
    /// </summary>
    public string? Results { get; init; }

    /// <summary>The results that are attached to their tests, as a page and a document; by default the ones that did not pass.</summary>
    public Attach Attach { get; init; }

    /// <summary>
    /// The experiments whose causes are analysed after the verdict: the differences between two builds, and the work of each side, counted
    /// in copies of the library. This takes a few seconds per comparison. None by default.
    /// </summary>
    public Explain Explain { get; init; }

    /// <summary>The amount of detail in the report; a few lines by default. The page and the JSON document contain everything.</summary>
    public ReportDetail Report { get; init; }

    /// <summary>The place where progress is shown.</summary>
    public ProgressDisplay Progress { get; init; }

    /// <summary>
    /// True reuses runs of earlier experiments for operands that have not changed: the same code, test, options and machine. At least one
    /// operand of an experiment is always measured, and the report lists the reused runs. False by default, because runs that were not
    /// measured side by side also differ by changes of the machine.
    /// </summary>
    public bool Reuse { get; init; }

    /// <summary>
    /// True, the default, measures the operands of a comparison alternately, iteration by iteration, in concurrent processes, so that the
    /// machine affects all of them equally. Only one measures at a time. There are as many processes as operands that comparisons connect.
    /// Operands that fail in this mode are measured one after the other, with a note. Choose false if the processes disturb each other by
    /// their mere presence, for example by their memory.
    /// </summary>
    public bool Alternate { get; init; } = true;

    /// <summary>
    /// True if calls may change the data of later calls, as in a cache or a queue; this suppresses the note. False by default.
    /// </summary>
    public bool AcceptChangedData { get; init; }

    /// <summary>
    /// The options for finding and building old versions of a library, for <see cref="Operand.At(Revision)"/> and revisions in formulas.
    /// </summary>
    public VersionOptions Versions { get; init; } = new();

    /// <summary>The options that determine <see cref="Revision.Before"/>.</summary>
    public BaselineOptions Baselines { get; init; } = new();

    /// <summary>The statistical interpretation of measurements; the paired test on runs by default.</summary>
    public IInterpretation Interpretation { get; init; } = new PairedRuns();

    /// <summary>
    /// The earlier runs from which is learnt how runs vary. With <see cref="NonParametric"/> one run of each operand then decides, unless
    /// <see cref="Runs"/> is set. With another interpretation, the learnt distribution decides after the first run where it can, and the
    /// interpretation continues otherwise; both share <see cref="Alpha"/> (paper A, section 6.1). The default, null, learns nothing.
    /// </summary>
    public LearnFrom? Learn { get; init; }

    /// <summary>The same options with result documents in a temporary folder; baselines stay where they are.</summary>
    internal ExperimentOptions WithResultsIn(string folder) =>
        this with { Results = folder, Baselines = Baselines with { Folder = Baselines.Folder ?? Results, FollowsResults = false } };

    /// <summary>The problems with the values, as messages for the user.</summary>
    internal IEnumerable<string> Problems()
    {
        if (Mistake is not null)
            yield return Mistake;
        foreach (var (name, value, text) in Limited())
        {
            if (value is { } number && OptionTable.Of(name) is { } limits
                && (Learn is null ? limits : OptionTable.Learning(limits)) is var known && !known.Accepts(number))
                yield return $"{name} is {text}; it must be {known.Range}.";
        }

        if (Learn is { AreKept: true, Operand: { } operand })
            yield return $"Learn takes kept runs of '{operand}'; only result documents have runs of other operands: LearnFrom.Results().";
        if (WarmUp.Most < WarmUp.Least)
            yield return $"WarmUp.Most is {WarmUp.Most}; it must not be shorter than WarmUp.Least, which is {WarmUp.Least}.";
        if (Results is { } results && string.IsNullOrWhiteSpace(results))
            yield return "Results is empty. Name a folder, or use null to write none.";
        if (Baselines.Folder is { } folder && string.IsNullOrWhiteSpace(folder))
            yield return "Baselines.Folder is empty; name the folder of earlier results. Null uses the folder of Results.";
        if (Baselines.Since is { } since && string.IsNullOrWhiteSpace(since))
            yield return "Baselines.Since is empty; name the commit before which no baseline counts. Null is none.";
    }

    // All options with numbers or times; the table has their limits.
    private IEnumerable<(string Name, double? Value, string Text)> Limited() =>
    [
        Number(nameof(Alpha), Alpha), Number(nameof(Resolution), Resolution), Number(nameof(Runs), Runs), Number(nameof(MaxRuns), MaxRuns),
        Time(nameof(TimeBudget), TimeBudget), Number(nameof(Iterations), Iterations), Time(nameof(IterationTime), IterationTime),
        Time("WarmUp.Least", WarmUp.Least), Time("WarmUp.Most", WarmUp.Most), Number("WarmUp.Iterations", WarmUp.Iterations),
        Number(nameof(Affinity), Affinity), Time(nameof(LaunchTimeout), LaunchTimeout), Time(nameof(WaitTimeout), WaitTimeout),
        Number(nameof(NoiseMagnitude), NoiseMagnitude), Time("Versions.BuildTimeout", Versions.BuildTimeout),
    ];

    private static (string Name, double? Value, string Text) Number(string name, double? value) =>
        (name, value, value?.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? string.Empty);

    private static (string Name, double? Value, string Text) Time(string name, TimeSpan? value) =>
        (name, value?.TotalSeconds, value?.ToString() ?? string.Empty);
}
