using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2035: a lambda with an unsupported number of operands or estimators. The compiler only reports a delegate with the
/// wrong number of arguments.
/// </summary>
internal sealed class FormulaShapeRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Shape = Rule.Error(
        "SPL2035", "Wrong number of formula parameters",
        "An experiment takes one to four operands and one or two estimators; this lambda has {0} and {1}. {2}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Shape];

    public override void CheckBroken(OperationAnalysisContext context, IInvalidOperation creation, SplNetTypes types)
    {
        if (FormulaParameters.Of(creation) is { Fit: false } parameters)
            Report(context, parameters);
    }

    // A fifth operand compiles as an estimator.
    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (SplNetTypes.Are(creation.Type, types.Experiment)
            && FormulaParameters.Of(creation) is { Operands: > FormulaParameters.MostOperands } parameters)
            Report(context, parameters);
    }

    private static void Report(OperationAnalysisContext context, FormulaParameters parameters) =>
        context.ReportDiagnostic(
            Diagnostic.Create(Shape, parameters.Place, parameters.Operands, parameters.Estimators, AdviceFor(parameters)));

    private static string AdviceFor(FormulaParameters parameters) => parameters switch
    {
        { Estimators: 0 } => "Name the estimator after the operands: (a, b, mean) => mean(a) < mean(b).",
        { Operands: 0 } => "Name the operands before the estimators: (a, b, mean) => mean(a) < mean(b).",
        _ => "Write several experiments, or use text, new Experiment(\"…\"), which takes any number.",
    };
}
