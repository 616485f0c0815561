using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>
/// SPL3005: a test project states requirements, but none of its tests requests them, so it passes without them. Code that uses
/// SplRequirements may request any of them. Files are checked only in projects with an adapter; in other projects they are for the tool.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class UnusedRequirementAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor UnusedRequirement = Rule.WarningOfProject(
        "SPL3005", "Requirements that no test asks for", "No test of this project asks for the requirements of '{0}', " +
            "so 'dotnet test' passes without them. Add a test with {1} and a parameter of the type SplRequirement.");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [UnusedRequirement];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        var compilation = context.Compilation;
        if (!TestAttributes.AreSeenBy(compilation) || types.Mentions.HasType("SplRequirements"))
            return;
        AdditionalText[] files = compilation.GetTypesByMetadataName("SplNet.SplFileAttribute").IsEmpty
            ? []
            : [.. context.Options.AdditionalFiles.Where(static file => FormulaFile.Is(file.Path))];
        if (files.Length == 0 && !types.Mentions.HasAttribute(AttributeNames.Spl))
            return;
        var used = new UsedRequirements(compilation, context.CancellationToken);
        context.RegisterSemanticModelAction(file => used.Read(file.SemanticModel, file.CancellationToken));
        context.RegisterCompilationEndAction(end => Report(end, used, files));
    }

    private static void Report(CompilationAnalysisContext context, UsedRequirements used, AdditionalText[] files)
    {
        foreach (var (stated, place) in used.FindUnused())
            ReportUnused(
                stated.Name,
                stated is IAssemblySymbol
                    ? "[SplFormulas(typeof(…), WholeAssembly = true)]"
                    : $"[SplFormulas(typeof({stated.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat)}))]",
                place);
        foreach (var file in used.FindUnused([.. files.Select(static file => file.Path)]))
            ReportUnused(FormulaFile.NameOf(file), $"[SplFile(\"{FormulaFile.NameOf(file)}\")]", Location.Create(file, default, default));

        void ReportUnused(string of, string test, Location place) =>
            context.ReportDiagnostic(Diagnostic.Create(UnusedRequirement, place, of, test));
    }
}
