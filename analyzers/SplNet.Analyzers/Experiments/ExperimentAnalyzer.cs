using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2…: mistakes in experiments. A compiler calls every analyzer for every operation of a project, and nearly none of them has to do with SplNet: this one looks
/// once, and asks the rules only about those that do.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ExperimentAnalyzer : SplNetAnalyzer
{
    private readonly ImmutableArray<ExperimentRule> _rules;

    /// <summary>An analyzer with all rules.</summary>
    public ExperimentAnalyzer()
        : this(All)
    {
    }

    internal ExperimentAnalyzer(ImmutableArray<ExperimentRule> rules) =>
        (_rules, SupportedDiagnostics) = (rules, [.. rules.SelectMany(static rule => rule.Descriptors)]);

    /// <inheritdoc/>
    public override ImmutableArray<DiagnosticDescriptor> SupportedDiagnostics { get; }

    internal static ImmutableArray<ExperimentRule> All { get; } =
    [
        new AsyncVoidRule(),
        new BoundParametersRule(),
        new CustomPhaseRule(),
        new EmptyGeneratorRule(),
        new EstimatedOperandRule(),
        new EstimatorNameRule(),
        new FormulaComparisonRule(),
        new FormulaNumberRule(),
        new FunctorCallRule(),
        new IgnoredCopyRule(),
        new IgnoredResultRule(),
        new InProcessRule(),
        new MethodOperandRule(),
        new NestedExperimentRule(),
        new NeverEvaluatedRule(),
        new NothingMeasuredRule(),
        new OperandNamesRule(),
        new OptionRangeRule(),
        new PlaceholderRule(),
        new RandomPathRule(),
        new StatefulArgumentRule(),
        new UnawaitedRule(),
    ];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        context.RegisterOperationAction(operation => CheckCall(operation, types), OperationKind.Invocation);
        context.RegisterOperationAction(operation => CheckCreation(operation, types), OperationKind.ObjectCreation);
        context.RegisterOperationAction(operation => CheckAssignment(operation, types), OperationKind.SimpleAssignment);
        context.RegisterOperationAction(operation => CheckOperator(operation, types), OperationKind.Binary);
        context.RegisterOperationAction(operation => CheckConversion(operation, types), OperationKind.Conversion);
    }

    private void CheckCall(OperationAnalysisContext context, SplNetTypes types)
    {
        var call = (IInvocationOperation)context.Operation;
        if (!types.IsOwn(call.TargetMethod.ContainingType))
            return;
        foreach (var rule in _rules)
            rule.CheckCall(context, call, types);
    }

    private void CheckCreation(OperationAnalysisContext context, SplNetTypes types)
    {
        var creation = (IObjectCreationOperation)context.Operation;
        if (!types.IsOwn(creation.Type))
            return;
        foreach (var rule in _rules)
            rule.CheckCreation(context, creation, types);
    }

    private void CheckAssignment(OperationAnalysisContext context, SplNetTypes types)
    {
        var assignment = (ISimpleAssignmentOperation)context.Operation;
        if (assignment.Target is not IPropertyReferenceOperation { Property.ContainingType: var owner } || !types.IsOwn(owner))
            return;
        foreach (var rule in _rules)
            rule.CheckAssignment(context, assignment, types);
    }

    private void CheckOperator(OperationAnalysisContext context, SplNetTypes types)
    {
        var binary = (IBinaryOperation)context.Operation;
        if (!types.IsOwn(binary.OperatorMethod?.ContainingType))
            return;
        foreach (var rule in _rules)
            rule.CheckOperator(context, binary, types);
    }

    private void CheckConversion(OperationAnalysisContext context, SplNetTypes types)
    {
        var conversion = (IConversionOperation)context.Operation;
        if (!types.IsOwn(conversion.OperatorMethod?.ContainingType))
            return;
        foreach (var rule in _rules)
            rule.CheckConversion(context, conversion, types);
    }
}
