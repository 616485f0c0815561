using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Tool.Mutating.Measuring;

namespace SplNet.Tool.Mutating.Running;

/// <summary>What all steps of a run share.</summary>
/// <param name="Request">What the user asked for.</param>
/// <param name="Settings">What decides when a mutant is killed.</param>
/// <param name="Suites">The performance tests.</param>
/// <param name="Library">The simple name of the mutated assembly.</param>
/// <param name="Progress">Lines on the way.</param>
/// <param name="Steps">How long the steps take.</param>
internal sealed record RunContext(MutateRequest Request, MutationSettings Settings, MutateSuites Suites, string Library, MutateProgress Progress, MutateSteps Steps)
{
    private static readonly TimeSpan Least = TimeSpan.FromSeconds(1);

    // One that takes less leaves time for others; one that takes more is not begun when the share is used up.
    private static readonly TimeSpan TimeOfAControl = TimeSpan.FromSeconds(4);

    private (int Identity, int Layout)? _controls;

    /// <summary>What a reader should know of the run.</summary>
    public List<string> Notes { get; } = [];

    /// <summary>The project.</summary>
    public required MutatedProject Project { get; init; }

    /// <summary>The mutants.</summary>
    public required CompiledMutants Mutants { get; init; }

    /// <summary>What is kept of the run.</summary>
    public required EarlierRun Kept { get; init; }

    /// <summary>How many controls of each kind their share of the budget is enough for: to make them takes time, too.</summary>
    public (int Identity, int Layout) ControlsInTime => (_controls ??= Request.Budget is { } budget
        ? (Math.Min(Request.IdentityControls, MostControls(budget)), Math.Min(Request.LayoutControls, MostControls(budget)))
        : (Request.IdentityControls, Request.LayoutControls));

    /// <summary>How pairs are measured from now on.</summary>
    public MeasuringSettings Measuring => new()
    {
        SecondsOfControls = Steps.Times.Controls,
        Thresholds = Settings.Thresholds,
        Alpha = Settings.Alpha,
        MostFirst = Settings.TestsPerMutant,
        Budget = Request.Budget is { } budget ? (budget - Steps.Elapsed > Least ? budget - Steps.Elapsed : Least) : null,
        Project = Request.Project,
        ShareOfControls = Request.Budget is not null || !Request.AsksForControls ? MutateDefaults.ShareOfControls : null,
        IsArtificial = IsArtificial,
        Adjust = static given => given with { Progress = ProgressDisplay.Off }, // a line for each pair is enough
    };

    private int MostControls(TimeSpan budget) => (int)Math.Max(0, (budget - Steps.Elapsed) * MutateDefaults.ShareOfControls / (2 * TimeOfAControl));

    private bool IsArtificial(string id) => Mutants.Contains(id) && ArtificialOperators.Contain(Mutants[id].Mutant.Operator);

    /// <summary>True where so much of the budget is spent; false where there is none.</summary>
    /// <param name="share">The share of the budget.</param>
    public bool HasSpent(double share) => Request.Budget is { } budget && Steps.Elapsed > budget * share;
}
