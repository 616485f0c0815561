using System.Globalization;
using SplNet.Evaluation.Inquiries;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>The command that repeats one comparison.</summary>
internal static class CompareRepeat
{
    public static ExperimentResult Over(ExperimentResult result, RevisionComparison comparison, CompareRequest request) =>
        result.Repeat is null ? result : result with { Repeat = Command(result.Seed, comparison, request) };

    public static ExperimentResult Over(
        InquiredComparison comparison, string operand, IReadOnlyList<ComparedRevision> revisions, CompareRequest request) =>
        comparison.Result is { Repeat: not null } result
            ? result with
            {
                Repeat = Command(
                    result.Seed, request, revisions[0], revisions[comparison.Revision],
                    ["--test-project", request.TestProject!, "--tests", operand], ComparedMetric.Of(comparison.Metric)),
            }
            : comparison.Result;

    private static string Command(int seed, RevisionComparison comparison, CompareRequest request)
    {
        if (request.UnitTests is { } tests)
            return Command(
                seed, request, comparison.Base, comparison.Other,
                ["--unit-tests", tests.Assembly, "--filter", RequirementInputs.Exactly + comparison.Operand.Name], comparison.Metric);
        var home = comparison.Operand.Source.Home?.Location ?? request.Inputs.Home ?? comparison.Operand.Source.Scope[0].Location;
        return Command(
            seed, request, comparison.Base, comparison.Other, ["--assembly", home, "--method", comparison.Operand.Name], comparison.Metric);
    }

    private static string Command(
        int seed, CompareRequest request, ComparedRevision before, ComparedRevision after, string[] what, ComparedMetric metric)
    {
        string[] words =
        [
            "compare", .. before.Words, .. after.Words, .. what, .. Metric(metric), .. request.Settings.Words, "--seed",
            seed.ToString(CultureInfo.InvariantCulture),
        ];
        return CommandText.Of(words);
    }

    private static string[] Metric(ComparedMetric metric) =>
        metric == ComparedMetric.Mean || metric == ComparedMetric.Allocated ? [] : ["--metric", metric.Name];
}
