namespace SplNet;

/// <summary>The outcome of an experiment: the verdict and everything that it rests on.</summary>
public sealed partial record ExperimentResult
{
    internal const int CurrentVersion = 2;

    /// <summary>The version of the JSON form; it grows when a member changes its meaning or disappears.</summary>
    public int SchemaVersion { get; init; } = CurrentVersion;

    /// <summary>The name of the requirement; null if only its formula names it.</summary>
    public string? Name { get; init; }

    /// <summary>The formula as it is written.</summary>
    public required string Formula { get; init; }

    /// <summary>The verdict.</summary>
    public required Verdict Verdict { get; init; }

    /// <summary>
    /// The problems, warnings and notes, each with its code. Documents of earlier versions have none, and their texts are in
    /// <see cref="Problems"/> and <see cref="Notes"/>.
    /// </summary>
    public IReadOnlyList<ResultMessage> Messages { get => field ?? []; init; } = [];

    /// <summary>The texts of the problems: why the experiment is invalid. Empty for every other verdict.</summary>
    public IReadOnlyList<string> Problems
    {
        get => field ?? [.. Messages.Where(static one => one.Severity == MessageSeverity.Problem).Select(static one => one.Text)];
        init;
    }

    /// <summary>The texts of the warnings and notes, in the order of <see cref="Messages"/>.</summary>
    public IReadOnlyList<string> Notes
    {
        get => field ?? [.. Messages.Where(static one => one.Severity != MessageSeverity.Problem).Select(static one => one.Text)];
        init;
    }

    /// <summary>The measured operands.</summary>
    public IReadOnlyList<OperandResult> Operands { get => field is [] && Parent is { } parent ? parent.Whole.Operands : field; init; } = [];

    /// <summary>The comparisons, from left to right.</summary>
    public IReadOnlyList<ComparisonResult> Comparisons
    {
        get => field is [] && Parent is { } parent ? parent.Whole.Comparisons : field;
        init;
    } = [];

    /// <summary>
    /// Explanations of why operands differ, on request (<see cref="ExperimentOptions.Explain"/>): one for each comparison of two operands,
    /// up to three.
    /// </summary>
    // Earlier documents have none; reading them sets null.
    public IReadOnlyList<Explanation> Explanations
    {
        get => field is [] && Parent is { } parent ? parent.Whole.Explanations : field;
        init => field = value ?? [];
    } = [];

    /// <summary>The requested significance.</summary>
    public double Alpha { get; init; }

    /// <summary>The smallest effect that matters.</summary>
    public double Resolution { get; init; }

    /// <summary>True if each run was a separate process.</summary>
    public bool Isolated { get; init; }

    /// <summary>The kind of process in which each run was measured, and what started it.</summary>
    public Isolation Isolation { get; init; }

    /// <summary>The engine that performed the iterations.</summary>
    public MeasuringEngine Engine { get; init; }

    /// <summary>The seed of the order of runs.</summary>
    public int Seed { get; init; }

    /// <summary>The time from the start of the evaluation to the verdict, without waiting for other experiments, in seconds.</summary>
    public double Seconds { get; init; }

    /// <summary>How long the evaluation waited for other experiments on the machine, in seconds.</summary>
    public double WaitedSeconds { get; init; }

    /// <summary>The command that repeats the experiment, or null.</summary>
    public string? Repeat { get; init; }

    /// <summary>The environment of the measurement.</summary>
    public MeasuringEnvironment? Environment { get => field ?? Parent?.Whole.Environment; init; }

    /// <summary>How much its report prints.</summary>
    internal ReportDetail Detail { get; init; }

    /// <summary>True for a requirement that is a text: its measuring processes run no test.</summary>
    internal bool IsOfText { get; init; }

    /// <summary>Set in measuring processes only, which get the result from the parent: its long parts are read on demand.</summary>
    internal ParentResult? Parent { get; init; }

    /// <summary>True only for <see cref="SplNet.Verdict.Pass"/>.</summary>
    public bool Passed => Verdict == Verdict.Pass;
}
