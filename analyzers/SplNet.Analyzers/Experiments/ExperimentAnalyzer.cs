using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2…: mistakes in experiments. The compiler calls every analyzer for every operation of a project, and almost none of them concern
/// SplNet. This analyzer filters once, runs the rules only for relevant operations, and does nothing in projects without experiments.
/// </summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
public sealed class ExperimentAnalyzer : SplNetAnalyzer
{
    private readonly ImmutableArray<ExperimentRule> _rules;

    /// <summary>Creates an analyzer with all rules.</summary>
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
        new ChainedComparisonRule(),
        new ClaimRule(),
        new CustomPhaseRule(),
        new EmptyGeneratorRule(),
        new EstimatorNameRule(),
        new FormulaComparisonRule(),
        new FormulaNumberRule(),
        new FormulaShapeRule(),
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
        new TheoryRowRule(),
        new UnawaitedRule(),
        new UnfinishedOperandRule(),
    ];

    private protected override void Register(CompilationStartAnalysisContext context, SplNetTypes types)
    {
        if (!types.Mentions.HasMembers())
            return;
        context.RegisterOperationAction(
            operation => Check(operation, types), OperationKind.Invocation, OperationKind.ObjectCreation,
            OperationKind.ObjectOrCollectionInitializer);
        context.RegisterOperationAction(operation => CheckBroken(operation, types), OperationKind.Invalid);
    }

    private void CheckBroken(OperationAnalysisContext context, SplNetTypes types)
    {
        if (!SplNetTypes.Are(context.Operation.Type, types.Experiment))
            return;
        foreach (var rule in _rules)
            rule.CheckBroken(context, (IInvalidOperation)context.Operation, types);
    }

    private void Check(OperationAnalysisContext context, SplNetTypes types)
    {
        if (!types.IsOwn(context.Operation.Owner()))
            return;
        Check(context, context.Operation, types);
        foreach (var found in Found(context.Operation, types))
            Check(context, found, types);
    }

    // Other operations find the rest. Options are set only in initializers.
    private static IEnumerable<IOperation> Found(IOperation operation, SplNetTypes types) => operation switch
    {
        IInvocationOperation call => EstimateOperators.Around(call, types),
        IObjectOrCollectionInitializerOperation initializer => initializer.Initializers.OfType<ISimpleAssignmentOperation>(),
        _ => [],
    };

    private void Check(OperationAnalysisContext context, IOperation operation, SplNetTypes types)
    {
        foreach (var rule in _rules)
            rule.Check(context, operation, types);
    }
}
