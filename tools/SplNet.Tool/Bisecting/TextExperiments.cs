using System.Reflection;
using SplNet.Requirements;

namespace SplNet.Tool.Bisecting;

/// <summary>Experiments on formulas that the search writes.</summary>
/// <param name="home">The assembly in which names are looked up.</param>
/// <param name="adjust">Lays the options of the command line over the others.</param>
internal sealed class TextExperiments(Assembly home, Func<ExperimentOptions, ExperimentOptions> adjust)
{
    private const string Place = "bisect";

    /// <summary>Why the formula cannot be evaluated at all, as compilers write it.</summary>
    public IReadOnlyList<string> Problems(string formula) => Requirement(formula, static options => options).Problems;

    /// <summary>Measures by the user's options.</summary>
    public ExperimentResult Measure(string formula) => Requirement(formula, static options => options).Run();

    /// <summary>Measures by a resolution that the search needs. A silent measurement then proves nothing, whatever the user's settings say.</summary>
    public ExperimentResult Measure(string formula, double resolution) =>
        Requirement(formula, options => options with { Resolution = resolution, Paper = false }).Run();

    private SplRequirement Requirement(string formula, Func<ExperimentOptions, ExperimentOptions> further) =>
        SplRequirements.OfText(Place, formula, new RequirementSettings(home, [], options => further(adjust(options))));
}
