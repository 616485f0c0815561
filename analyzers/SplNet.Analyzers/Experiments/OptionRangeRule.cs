using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Experiments.Reading;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>SPL2017: option values that make every experiment invalid.</summary>
internal sealed class OptionRangeRule : ExperimentRule
{
    private const double LongestTimeout = 86400;

    internal static readonly DiagnosticDescriptor OutOfRange = Rule.Error(
        "SPL2017", "Option is out of range", "{0} is {1}; it must {2}, or the experiment is invalid");

    public override ImmutableArray<DiagnosticDescriptor> Descriptors => [OutOfRange];

    protected override void CheckAssignment(OperationAnalysisContext context, ISimpleAssignmentOperation assignment, SplNetTypes types)
    {
        if (assignment.Target is not IPropertyReferenceOperation { Property: { } option }
            || !SplNetTypes.Are(option.ContainingType, types.ExperimentOptions))
            return;
        var value = assignment.Value.Inside();
        if ((Times.Number(value) ?? Times.Seconds(value, types)) is { } number && Wanted(option.Name, number) is { } wanted)
            context.ReportDiagnostic(
                Diagnostic.Create(OutOfRange, assignment.Value.Syntax.GetLocation(), option.Name, assignment.Value.Syntax, wanted));
    }

    // The range that the run-time message states for each option.
    private static string? Wanted(string option, double value) => option switch
    {
        "Alpha" when !(value > 0 && value <= 0.5) => "lie above 0 and not above 0.5",
        "Resolution" when !(value > 0) || double.IsInfinity(value) => "be positive, for example 0.05 for 5 %",
        "Runs" when value < 2 => "be at least 2",
        "MaxRuns" when value < 3 => "be at least 3",
        "Iterations" when value < 1 => "be at least 1",
        "Affinity" when value == 0 => "have a bit for at least one processor",
        "TimeBudget" or "IterationTime" or "LaunchTimeout" when value <= 0 => "be positive",
        "WaitTimeout" when value < 0 => "not be negative",
        "LaunchTimeout" when value > LongestTimeout => "not be longer than a day",
        _ => null,
    };
}
