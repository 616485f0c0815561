using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>All analyzers of the assembly, as a compiler finds them.</summary>
internal static class AnalyzerSet
{
    public static IReadOnlyList<DiagnosticAnalyzer> All { get; } =
    [
        .. typeof(SplNetAnalyzer).Assembly.GetTypes()
            .Where(static type => !type.IsAbstract && type.IsSubclassOf(typeof(DiagnosticAnalyzer)))
            .OrderBy(static type => type.FullName, StringComparer.Ordinal)
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];
}
