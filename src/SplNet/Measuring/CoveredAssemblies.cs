using SplNet.Versions.Assemblies;

namespace SplNet.Measuring;

/// <summary>What this process has loaded that counts which of its lines run, for code coverage. SplNet's own assemblies count too: tools for coverage do not know them apart.</summary>
internal static class CoveredAssemblies
{
    /// <summary>Their names. Asked for after the measurement, since assemblies are loaded when they are needed.</summary>
    public static string[] Loaded()
    {
        var found = Array.FindAll(AppDomain.CurrentDomain.GetAssemblies(), static assembly => !UnoptimisedAssemblies.IsOfTheRuntime(assembly) && AssemblyCoverage.Counts(assembly));
        return found.Length == 0 ? [] : [.. found.Select(static assembly => assembly.GetName().Name!).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)];
    }
}
