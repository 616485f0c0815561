using SplNet.Versions.Assemblies;

namespace SplNet.Measuring;

/// <summary>
/// Finds the loaded assemblies that record code coverage. SplNet's own assemblies are included, because coverage tools treat them alike.
/// </summary>
internal static class CoveredAssemblies
{
    /// <summary>The names of the assemblies. Read after the measurement, because assemblies are loaded on demand.</summary>
    public static string[] Loaded()
    {
        var found = Array.FindAll(AppDomain.CurrentDomain.GetAssemblies(), static assembly =>
            !UnoptimisedAssemblies.IsOfTheRuntime(assembly) && AssemblyCoverage.Counts(assembly));
        return found.Length == 0
            ? []
            : [.. found.Select(static assembly => assembly.GetName().Name!).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)];
    }
}
