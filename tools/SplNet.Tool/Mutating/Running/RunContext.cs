using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Mutating.Running;

/// <summary>The shared state of all steps of a run.</summary>
/// <param name="Request">The user's request.</param>
/// <param name="Settings">The settings that decide when a mutant is killed.</param>
/// <param name="Suites">The performance tests.</param>
/// <param name="Library">The simple name of the mutated assembly.</param>
/// <param name="Progress">The progress lines.</param>
/// <param name="Steps">The times of the steps.</param>
internal sealed record RunContext(
    MutateRequest Request, MutationSettings Settings, MutateSuites Suites, string Library, MutateProgress Progress, MutateSteps Steps)
{
    private static readonly TimeSpan Least = TimeSpan.FromSeconds(1);

    // A faster control leaves time for others; a slower one is not started once the share is used up.
    private static readonly TimeSpan TimeOfAControl = TimeSpan.FromSeconds(4);

    private (int Identity, int Layout)? _controls;

    /// <summary>Notes about the run for the reader.</summary>
    public List<string> Notes { get; } = [];

    /// <summary>The project.</summary>
    public required MutatedProject Project { get; init; }

    /// <summary>The mutants.</summary>
    public required CompiledMutants Mutants { get; init; }

    /// <summary>The stored results of the run.</summary>
    public required EarlierRun Kept { get; init; }

    /// <summary>
    /// The number of controls of each kind that fit into their share of the budget, because creating them also takes time.
    /// </summary>
    public (int Identity, int Layout) ControlsInTime => (_controls ??= Request.Budget is { } budget
        ? (Math.Min(Request.IdentityControls, MostControls(budget)), Math.Min(Request.LayoutControls, MostControls(budget)))
        : (Request.IdentityControls, Request.LayoutControls));

    /// <summary>The current settings for measuring pairs.</summary>
    public MeasuringSettings Measuring => new()
    {
        SecondsOfControls = Steps.Times.Controls,
        Thresholds = Settings.Thresholds,
        Alpha = Settings.Alpha,
        KillBy = Settings.KillBy,
        MostFirst = Settings.TestsPerMutant,
        Budget = Request.Budget is { } budget ? (budget - Steps.Elapsed > Least ? budget - Steps.Elapsed : Least) : null,
        Project = Request.Project,
        ShareOfControls = Request.Budget is not null || !Request.AsksForControls ? MutateDefaults.ShareOfControls : null,
        IsArtificial = IsArtificial,
        Adjust = static given => given with { Progress = ProgressDisplay.Off }, // one line per pair is enough
    };

    private int MostControls(TimeSpan budget) =>
        (int)Math.Max(0, (budget - Steps.Elapsed) * MutateDefaults.ShareOfControls / (2 * TimeOfAControl));

    private bool IsArtificial(string id) => Mutants.Contains(id) && ArtificialOperators.Contain(Mutants[id].Mutant.Operator);

    /// <summary>True if this share of the budget is spent; false without a budget.</summary>
    /// <param name="share">The share of the budget.</param>
    public bool HasSpent(double share) => Request.Budget is { } budget && Steps.Elapsed > budget * share;
}
