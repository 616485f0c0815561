using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>What a program that evaluates the requirements of others sets for all of them.</summary>
/// <param name="Home">The assembly whose dependencies measuring processes resolve.</param>
/// <param name="Further">Assemblies whose types formulas may name, besides those that the home refers to.</param>
/// <param name="Adjust">Changes the options of each requirement, over all other layers; null changes none.</param>
internal sealed record RequirementSettings(Assembly Home, IReadOnlyList<Assembly> Further, Func<ExperimentOptions, ExperimentOptions>? Adjust = null)
{
    /// <summary>The assemblies in which names are looked up, the nearest first.</summary>
    public IReadOnlyList<Assembly> Scope(Assembly? declaring = null) => [.. new[] { declaring, Home }.OfType<Assembly>().Concat(Further).Distinct()];
}
