using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2011: an operation that modifies the data of the next operation.</summary>
internal sealed class StatefulArgumentRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor Stateful = Rule.Warning(
        "SPL2011", "Operation changes the argument of the next one", "'{0}' changes '{1}', so later operations run on changed data. " +
            "Generate it: Operand.Of(() => …, {1} => …), or restore it in a SetUp.");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [Stateful];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation creation, SplNetTypes types)
    {
        if (MeasuredCode.CallsAfter(creation, types).Any(static call => IsRestoring(call.TargetMethod.Name)))
            return;
        // A variable may get its set-up later.
        if (creation.User() is IVariableInitializerOperation && !Claims.Is(creation.TargetMethod, types) && !IsBoundAsItIs(creation))
            return;
        foreach (var function in MeasuredCode.Of(creation, types).OfType<IAnonymousFunctionOperation>())
            CheckCode(context, function);
    }

    private static void CheckCode(OperationAnalysisContext context, IAnonymousFunctionOperation function)
    {
        var changes = function.Body.Descendants().OfType<IInvocationOperation>().Select(Mutation.Of).OfType<Mutation>()
            .Where(change => IsCaptured(change.Target, function));
        HashSet<string>? filled = null;
        foreach (var target in changes.GroupBy(static change => change.Target.Syntax.ToString(), StringComparer.Ordinal))
        {
            // A collection that grows and shrinks again, or is first cleared or filled, may have the same content each time.
            filled ??= new HashSet<string>(
                Refilling.TargetsIn(function.Body).Select(static part => part.Syntax.ToString()), StringComparer.Ordinal);
            if (filled.Contains(target.Key) || target.Select(static change => change.Kind).Distinct().Count() > 1)
                continue;
            var first = target.OrderBy(static change => change.Call.Syntax.Span.End).First();
            context.ReportDiagnostic(
                Diagnostic.Create(Stateful, first.Call.Syntax.GetLocation(), first.Call.TargetMethod.Name, target.Key));
        }
    }

    private static bool IsRestoring(string method) => method is "SetUp" or "CleanUp" or "Reinstantiate";

    private static bool IsBoundAsItIs(IOperation creation) =>
        creation.User() is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }
        && creation.UsesOf(local).All(static reference => reference.User() is ISimpleAssignmentOperation);

    private static bool IsCaptured(IOperation target, IAnonymousFunctionOperation function) => target switch
    {
        ILocalReferenceOperation { Local.ContainingSymbol: { } owner, Local.DeclaringSyntaxReferences: var places } =>
            !SymbolEqualityComparer.Default.Equals(owner, function.Symbol)
            && places.All(place => !function.Syntax.Span.Contains(place.Span)),
        IParameterReferenceOperation { Parameter.DeclaringSyntaxReferences: var places } =>
            places.All(place => !function.Syntax.Span.Contains(place.Span)),
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } => true,
        _ => false,
    };
}
