using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// SPL2006: a generator that does not supply the arguments of a functor. The constructor of <c>MethodOperand</c> rejects it.
/// </summary>
internal sealed class MethodOperandRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Unfit = Rule.Error("SPL2006", "Generator does not fit the functor", "{0}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Unfit];

    protected override void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
        if (!SplNetTypes.Are(creation.Type, types.MethodOperand) || creation.Argument("functor")?.Value() is not IInvocationOperation call
            || FunctorExpression.Of(call, types) is not { } functor || functor.Mistake() is not null
            || Expectation.IsOfException(creation, types))
        {
            return;
        }

        // The name of this parameter differs between the constructors.
        var workload = creation.Argument("generator") ?? creation.Argument("workload");
        var instance = creation.Argument("instance");
        if (Supply.Arguments(workload, functor.Marked, types) is { } supplied && supplied != functor.Marked)
            Report(workload, string.Format(
                CultureInfo.InvariantCulture, "The call marks {0} arguments with Arg.Of, but the generator supplies {1}", functor.Marked,
                supplied));
        else if (functor.NeedsInstance && instance is null)
            Report(null, "The call lacks a target: give the operand a generator of instances, or the functor a target");
        else if (!functor.NeedsInstance && instance is not null)
            Report(instance, "The call has a target already, or needs none, so no instance can be generated for it");
        else if (instance is not null && Supply.Arguments(instance, 1, types) is { } instances && instances != 1)
            Report(
                instance,
                string.Format(CultureInfo.InvariantCulture, "The instance must be one object, but its generator supplies {0}", instances));

        void Report(IOperation? place, string what) =>
            context.ReportDiagnostic(
                Diagnostic.Create(Unfit, (place?.Inside() is null or { IsImplicit: true } ? creation : place).Syntax.GetLocation(), what));
    }
}
