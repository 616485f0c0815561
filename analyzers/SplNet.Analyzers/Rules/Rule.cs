using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Rules;

/// <summary>
/// Creates descriptors. An error always fails at run time; a warning is most likely a mistake; advice is informational. A code is never
/// reused, even after its rule is retired.
/// </summary>
internal static class Rule
{
    public static DiagnosticDescriptor Error(string id, string title, string message) => Of(id, title, message, DiagnosticSeverity.Error);

    public static DiagnosticDescriptor Warning(string id, string title, string message) =>
        Of(id, title, message, DiagnosticSeverity.Warning);

    /// <summary>A warning that needs the whole project. A build reports it; an editor may not.</summary>
    public static DiagnosticDescriptor WarningOfProject(string id, string title, string message) =>
        Of(id, title, message, DiagnosticSeverity.Warning, WellKnownDiagnosticTags.CompilationEnd);

    public static DiagnosticDescriptor Advice(string id, string title, string message) => Of(id, title, message, DiagnosticSeverity.Info);

    // SPL1... formulas, SPL2... experiments, SPL3... versions and files.
    private static DiagnosticDescriptor Of(string id, string title, string message, DiagnosticSeverity severity, params string[] tags) =>
        new(
            id, title, message, id[3] switch { '1' => "Formulas", '2' => "Experiments", _ => "Files" }, severity, isEnabledByDefault: true,
            helpLinkUri: HelpPages.OfThisBuild.LinkTo(id), customTags: tags);
}
