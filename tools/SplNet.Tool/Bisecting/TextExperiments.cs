using System.Reflection;
using SplNet.Statements.Requirements;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Experiments on formulas that the search writes.</summary>
/// <param name="home">The assembly in which names are looked up.</param>
/// <param name="adjust">Lays the options of the command line over the others.</param>
internal sealed class TextExperiments(Assembly home, Func<ExperimentOptions, ExperimentOptions> adjust)
{
    private const string Place = "bisect";

    /// <summary>Why a formula cannot be evaluated at all, as compilers write it.</summary>
    /// <param name="place">The origin of the user's formula.</param>
    /// <param name="formula">The formula.</param>
    public IReadOnlyList<string> Problems(string place, string formula) => Requirement(place, formula, adjust).Problems;

    /// <summary>The experiment of a formula that the search writes.</summary>
    /// <param name="formula">The formula.</param>
    public Experiment Of(string formula) => Requirement(Place, formula, adjust).Experiment();

    /// <summary>Measures.</summary>
    public ExperimentResult Measure(CommitExperiment experiment) =>
        Requirement(Place, experiment.Formula, options => For(experiment, adjust(options))).Run();

    // If the search sets the resolution, close decisions take more blocks than others, and a silent measurement must prove nothing,
    // whatever the user's settings are.
    private static ExperimentOptions For(CommitExperiment experiment, ExperimentOptions options) => options with
    {
        Resolution = experiment.Resolution ?? Math.Min(options.Resolution, experiment.MostResolution),
        MaxRuns = experiment.IsExact ? Math.Max(options.MaxRuns, BisectOptions.MostBlocks) : options.MaxRuns,
        Paper = options.Paper && !experiment.IsExact,
        Reuse = options.Reuse && !experiment.IsFresh,
        Explain = experiment.IsExplained ? options.Explain : Explain.Never,
    };

    private SplRequirement Requirement(string place, string formula, Func<ExperimentOptions, ExperimentOptions> over) =>
        SplRequirements.OfText(place, formula, new RequirementSettings(home, [], over));
}
