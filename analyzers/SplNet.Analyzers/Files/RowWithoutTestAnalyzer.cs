using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>
/// SPL3004: a method receives requirements as rows, but its framework does not recognise it as a test. It never runs, without any message.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class RowWithoutTestAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor RowWithoutTest = Rule.Warning(
        "SPL3004", "Requirements on a method that is not a test",
        "'{0}' lacks the [{1}] attribute, so {2} never runs its requirements. Add [{1}].");

    private static readonly string[] Names = [AttributeNames.SplFile, AttributeNames.SplFormulas];

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [RowWithoutTest];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        AttributeNames[] names = [.. Names.Where(types.Mentions.HasAttribute)
            .Select(name => AttributeNames.Of(name, context.Compilation, context.CancellationToken))];
        if (names.Length > 0)
            context.RegisterSemanticModelAction(file => Check(file, names));
    }

    private static void Check(SemanticModelAnalysisContext context, AttributeNames[] names)
    {
        var reported = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        foreach (var bound in names.SelectMany(one => one.In(context.SemanticModel, context.CancellationToken)))
        {
            if (bound.Carrier is not IMethodSymbol method)
                continue;
            var framework = TestAttributes.FrameworkOf(bound.Type);
            if (TestAttributes.Needed(framework) is not { } needed || TestAttributes.AreOn(method, framework) || !reported.Add(method))
                continue;
            var name = needed.Substring(needed.LastIndexOf('.') + 1);
            context.ReportDiagnostic(Diagnostic.Create(
                RowWithoutTest, bound.Syntax.GetLocation(), Replacement.Of(needed), method.Name, name, TestAttributes.NameOf(framework)));
        }
    }
}
