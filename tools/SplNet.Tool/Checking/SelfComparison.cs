using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Comparing;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Checking;

/// <summary>
/// An operand compared with itself. A formula knows an operand by its text, so the other side names the runtime on which both are measured
/// anyway.
/// </summary>
/// <param name="operand">The operand.</param>
internal sealed class SelfComparison(ComparedOperand operand)
{
    /// <summary>Measures both sides in turn.</summary>
    /// <param name="adjust">Sets the options.</param>
    /// <exception cref="SplNetException">The runtime is not known.</exception>
    public ExperimentResult Measure(Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        var runtime = Revision.On(Runtime.Exactly(RuntimeOf(
            RequirementHome.PathOf(operand.Source, null), adjust(ExperimentOptions.Default).Runtime)));
        var formula = new ComparisonSyntax(
            EstimateOf(operand.Syntax),
            SyntaxList<ComparisonStepSyntax>.Of(
                [new ComparisonStepSyntax(ComparisonRelation.Equal, 0, EstimateOf(operand.At(runtime)))]));
        return RevisionComparison.Requirement(
            operand,
            formula,
            new Dictionary<string, BoundOperand>(StringComparer.Ordinal)
            {
                [operand.Syntax.ToString()] = operand.Bound,
                [operand.At(runtime).ToString()] = operand.BoundAt(runtime),
            },
            adjust).Run();
    }

    private static EstimateSyntax EstimateOf(OperandSyntax syntax) => new(new NameSyntax(Estimators.Median), syntax);

    private static RuntimeVersion RuntimeOf(string assembly, Runtime? runtime)
    {
        var installed = InstalledFrameworks.Here;
        return (runtime is not null
                ? RuntimeChoice.Of(runtime, assembly, installed).Core
                : RuntimeConfiguration.Of(assembly)?.Chosen(installed, Environment.GetEnvironmentVariable(RollForwardRules.Variable)))
            ?? InstalledFrameworks.Current
            ?? throw new SplNetException($"The runtime of {assembly} is not known. Name one with SPLNET_RUNTIME.");
    }
}
