using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>
/// SPL3003: a test requests the requirements of a type that states none. Its only row always fails. This is only a warning, because the
/// test is often written first. Only types of the same project are checked, because private members of other types are not visible.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class NothingStatedAnalyzer : SplNetAnalyzer
{
    internal static readonly DiagnosticDescriptor NothingStated = Rule.Warning(
        "SPL3003", "Type without requirements",
        "Neither '{0}' nor its members have an [Spl] attribute, so the test fails. Add a requirement, or name another type.");

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => [NothingStated];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        if (!types.Mentions.HasAttribute(AttributeNames.SplFormulas))
            return;
        var names = AttributeNames.Of(AttributeNames.SplFormulas, context.Compilation, context.CancellationToken);
        var stated = new StatedRequirements(
            AttributeNames.Of(AttributeNames.Spl, context.Compilation, context.CancellationToken), types.SplAttribute);
        context.RegisterSemanticModelAction(file => Check(file, names, stated));
    }

    private static void Check(SemanticModelAnalysisContext context, AttributeNames names, StatedRequirements stated)
    {
        foreach (var bound in names.In(context.SemanticModel, context.CancellationToken))
        {
            if (bound.Argument is TypeOfExpressionSyntax asked
                && bound.Value is INamedTypeSymbol { TypeKind: not TypeKind.Error } type
                && bound.ValueOf("WholeAssembly") is not true
                && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, context.SemanticModel.Compilation.Assembly)
                && !stated.AreOn(type.OriginalDefinition, context.CancellationToken))
            {
                context.ReportDiagnostic(Diagnostic.Create(NothingStated, asked.Type.GetLocation(), type.Name));
            }
        }
    }
}
