using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Files;

/// <summary>
/// SPL3002: a test requests the requirements of a file that is not in the project. The compiler receives all files of the project but not
/// their output paths, so only the names are compared. Case matters, as on most servers.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class MissingFileAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor MissingFile = Rule.Warning(
        "SPL3002", "File of requirements is not in the project",
        "The project does not contain the file '{0}', so its test fails with SPL1301.{1} Add it next to the test, or correct the name; " +
        "declare a file from elsewhere with <AdditionalFiles Include=\"…\" />.");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [MissingFile];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        if (!types.Mentions.HasAttribute(AttributeNames.SplFile))
            return;
        var names = AttributeNames.Of(AttributeNames.SplFile, context.Compilation, context.CancellationToken);
        var files = new HashSet<string>(
            context.Options.AdditionalFiles.Select(static file => FormulaFile.NameOf(file.Path)), StringComparer.Ordinal);
        context.RegisterSemanticModelAction(file => Check(file, names, files));
    }

    private static void Check(SemanticModelAnalysisContext context, AttributeNames names, HashSet<string> files)
    {
        foreach (var bound in names.In(context.SemanticModel, context.CancellationToken))
        {
            if (bound is { Value: string path, Argument: { } argument } && IsOfProject(path) && !files.Contains(FormulaFile.NameOf(path)))
            {
                var near = Spelling.Suggestion(FormulaFile.NameOf(path), files.Where(FormulaFile.Is));
                context.ReportDiagnostic(Diagnostic.Create(MissingFile, argument.GetLocation(), path, near));
            }
        }
    }

    // The compiler does not receive files with other extensions or from folders outside the project.
    private static bool IsOfProject(string path) => FormulaFile.Is(path) && FormulaFile.IsRelative(path);
}
