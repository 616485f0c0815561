using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;
using SplNet.Syntax;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2017: option values that make every experiment invalid.</summary>
internal sealed class OptionRangeRule : ExperimentRule
{
    internal static readonly DiagnosticDescriptor OutOfRange = Rule.Error(
        "SPL2017", "Option is out of range", "{0} is {1}; it must be {2}");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [OutOfRange];

    protected override void CheckAssignment(OperationAnalysisContext context, ISimpleAssignmentOperation assignment, SplNetTypes types)
    {
        if (assignment.Target is not IPropertyReferenceOperation { Property: { } option }
            || GroupOf(option.ContainingType, types) is not { } group || OptionTable.Of(group + option.Name) is not { } known)
            return;
        if (Learns(assignment))
            known = OptionTable.Learning(known);
        var value = assignment.Value.Inside();
        if ((Times.Number(value) ?? Times.Seconds(value, types)) is { } number && !known.Accepts(number))
            context.ReportDiagnostic(Diagnostic.Create(
                OutOfRange, assignment.Value.Syntax.GetLocation(), known.Property, assignment.Value.Syntax, known.Range));
    }

    // One run suffices where the same initializer says from what is learnt.
    private static bool Learns(ISimpleAssignmentOperation assignment) =>
        assignment.Parent is IObjectOrCollectionInitializerOperation initializer
        && initializer.Initializers.Any(static one =>
            one is ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property.Name: "Learn" } });

    // The prefix of the type's options in the table of limits; null for other types.
    private static string? GroupOf(INamedTypeSymbol type, SplNetTypes types) =>
        SplNetTypes.Are(type, types.ExperimentOptions) ? string.Empty
        : SplNetTypes.IsNamed(type, "WarmUpOptions") ? "WarmUp."
        : SplNetTypes.IsNamed(type, "VersionOptions") ? "Versions."
        : null;
}
