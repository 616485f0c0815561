using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2028: phases that are not available to an operand with a custom loop.</summary>
internal sealed class CustomPhaseRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor NoPlace = Rule.Error(
        "SPL2028", "Operand.Custom with a phase inside its loop",
        "Operand.Custom contains the measuring loop, so {0} must be in that loop. Move it there, outside Start() and End().");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [NoPlace];

    protected override void CheckCall(OperationAnalysisContext context, IInvocationOperation creation, SplNetTypes types)
    {
        if (creation.TargetMethod.Name != "Custom" || !SplNetTypes.Are(creation.TargetMethod.ContainingType, types.Operand))
            return;
        foreach (var call in MeasuredCode.CallsAfter(creation, types))
        {
            if (call.TargetMethod.Name == "Reinstantiate")
                context.ReportDiagnostic(Diagnostic.Create(NoPlace, PlaceOf(call), "the new instance"));
            else if (call.Argument("each")?.Inside() is IFieldReferenceOperation { Field.Name: "Iteration" or "Operation" } each)
                context.ReportDiagnostic(
                    Diagnostic.Create(NoPlace, each.Syntax.GetLocation(), $"the code per {each.Field.Name.ToLowerInvariant()}"));
        }
    }

    // Starts at the method name; the call expression itself starts at the operand.
    private static Location PlaceOf(IInvocationOperation call) =>
        call.Syntax is Microsoft.CodeAnalysis.CSharp.Syntax.InvocationExpressionSyntax
        {
            Expression: Microsoft.CodeAnalysis.CSharp.Syntax.MemberAccessExpressionSyntax { Name: { } name },
        }
            ? name.GetLocation()
            : call.Syntax.GetLocation();
}
