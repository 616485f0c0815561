using System.Text.Json.Serialization;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Writing;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.UnitTests;

/// <summary>A summary of the unit tests to measure.</summary>
/// <param name="Assembly">Their assembly, as the user named it.</param>
/// <param name="Tests">How many tests are measured.</param>
/// <param name="Benchmarks">The resulting number of values: one for each row.</param>
/// <param name="Refused">The tests and rows that are not measured, each with its reason.</param>
internal sealed record TestsSummary(string Assembly, int Tests, int Benchmarks, IReadOnlyList<ManifestRefusal> Refused)
{
    /// <summary>The whole summary in one line.</summary>
    [JsonIgnore]
    public string Text
    {
        get
        {
            var refused = Refused.Where(static one => !one.IsRow).ToList();
            var all = Tests + refused.Count;
            if (all == 0)
                return Nothing ?? string.Empty;
            var rows = Refused.Count - refused.Count;
            var measured = Tests == 0
                ? Invariant($"none of {Plural.Of(all, "test")} can be measured")
                : Invariant($"{Tests} of {Plural.Of(all, "test")} measured, by {Plural.Of(Benchmarks, "value")}");
            return string.Join("; ", new[]
            {
                measured,
                refused.Count == 0
                    ? null
                    : "not measured: " + string.Join(", ", refused.GroupBy(static one => one.Reason, StringComparer.Ordinal)
                        .OrderByDescending(static reason => reason.Count())
                        .ThenBy(static reason => reason.Key, StringComparer.Ordinal)
                        .Select(static reason => Invariant($"{reason.Count()} {reason.Key}"))),
                rows == 0 ? null : Invariant($"{Plural.Of(rows, "row")} of measured tests left out"),
            }.OfType<string>());
        }
    }

    /// <summary>Why there is no test at all; null if there is one.</summary>
    [JsonIgnore]
    public string? Nothing { get; init; }

    /// <summary>The summary of a plan.</summary>
    /// <param name="request">The request.</param>
    /// <param name="plan">The plan of the measurements.</param>
    public static TestsSummary Of(UnitTestsRequest request, BenchmarkPlan plan) =>
        new(request.Assembly, plan.Tests, plan.Benchmarks, [.. plan.Refused.Select(
            static one => new ManifestRefusal(one.Name, one.Refusal.Reason, one.Refusal.Detail, one.IsRow))])
        {
            Nothing = request.Only is { } only
                ? $"Nothing to measure: {only} names no unit test of {request.Assembly} that can be measured."
                : request.Filter is { } filter
                    ? $"Nothing to measure: no unit test of {request.Assembly} has '{filter}' in its name."
                    : $"Nothing to measure: {request.Assembly} does not contain tests of xUnit.net, MSTest, NUnit or TUnit.",
        };
}
