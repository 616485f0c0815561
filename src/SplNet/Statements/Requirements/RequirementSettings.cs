using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>The settings of a program that evaluates the requirements of others.</summary>
/// <param name="Home">The assembly whose dependencies measuring processes resolve.</param>
/// <param name="Further">Additional assemblies whose types formulas may name, besides the home's references.</param>
/// <param name="Adjust">Changes the options of each requirement after all other layers; null changes nothing.</param>
internal sealed record RequirementSettings(
    Assembly Home, IReadOnlyList<Assembly> Further, Func<ExperimentOptions, ExperimentOptions>? Adjust = null)
{
    /// <summary>The assemblies for name look-up, nearest first.</summary>
    public IReadOnlyList<Assembly> Scope(Assembly? declaring = null) =>
        [.. new[] { declaring, Home }.OfType<Assembly>().Concat(Further).Distinct()];
}
