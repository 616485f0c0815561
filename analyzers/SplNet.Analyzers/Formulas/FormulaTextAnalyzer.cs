using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Formulas;

/// <summary>SPL1…: what is wrong with the formulas that attributes state, in the place of the literal where it is written.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FormulaTextAnalyzer : SplNetAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => FormulaDescriptors.All;

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        if (!types.Mentions.HasAttribute(AttributeNames.Spl))
            return;
        var names = AttributeNames.Of(AttributeNames.Spl, context.Compilation, context.CancellationToken);
        var binding = FormulaBinding.Of(context.Compilation);
        context.RegisterSemanticModelAction(file => Check(file, names, binding));
    }

    private static void Check(SemanticModelAnalysisContext context, AttributeNames names, FormulaBinding binding)
    {
        foreach (var bound in names.In(context.SemanticModel, context.CancellationToken))
        {
            if (StatedFormula.Of(bound, context.SemanticModel) is not { } formula)
                continue;
            var ofNames = binding.Check(formula.Requirement, bound.Carrier, aliases: default);
            if (formula.Diagnostics.Count == 0 && ofNames.Count == 0)
                continue;
            foreach (var found in formula.Diagnostics.Concat(ofNames).Distinct())
                context.ReportDiagnostic(formula.Describe(found, context.CancellationToken));
        }
    }
}
