using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Literals;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Formulas;

/// <summary>SPL1…: problems in the formula texts of attributes and experiments, at the literal that contains them.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class FormulaTextAnalyzer : SplNetAnalyzer
{
    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics => FormulaDescriptors.All;

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        if (types.Mentions.HasMembers())
            context.RegisterOperationAction(operation => CheckExperiment(operation, types), OperationKind.ObjectCreation);
        if (!types.Mentions.HasAttribute(AttributeNames.Spl))
            return;
        var names = AttributeNames.Of(AttributeNames.Spl, context.Compilation, context.CancellationToken);
        var binding = FormulaBinding.Of(context.Compilation);
        context.RegisterSemanticModelAction(file => Check(file, names, binding));
    }

    // Code binds its operands, so names need no lookup.
    private static void CheckExperiment(OperationAnalysisContext context, SplNetTypes types)
    {
        if (ExperimentText.Of((IObjectCreationOperation)context.Operation, types)
            is not { Argument: { Syntax: ExpressionSyntax argument, SemanticModel: { } model } } text)
            return;
        var found = ReadFormulas.Of(text.Value).Diagnostics;
        if (found.Count == 0)
            return;
        var constant = new ConstantText(argument, text.Value, model, context.CancellationToken);
        foreach (var problem in found)
        {
            var place = constant.Find(problem.Span.Start, problem.Span.Length);
            var replacement = problem.Replacement is null ? null : place.Write(problem.Replacement);
            var away = argument.Span.Contains(place.Location.SourceSpan) ? null : new[] { argument.GetLocation() };
            context.ReportDiagnostic(Diagnostic.Create(
                FormulaDescriptors.Of(problem.Rule), place.Location, away, Replacement.Of(replacement), problem.Message, problem.Advice));
        }
    }

    private static void Check(SemanticModelAnalysisContext context, AttributeNames names, FormulaBinding binding)
    {
        foreach (var bound in names.In(context.SemanticModel, context.CancellationToken))
        {
            if (StatedFormula.Of(bound, context.SemanticModel) is not { } formula)
                continue;
            var ofNames = binding.Check(formula.Requirement, bound.Carrier, aliases: default, formula.Diagnostics);
            if (formula.Diagnostics.Count == 0 && ofNames.Count == 0)
                continue;
            foreach (var found in formula.Diagnostics.Concat(ofNames).Distinct())
                context.ReportDiagnostic(formula.Describe(found, context.CancellationToken));
        }
    }
}
