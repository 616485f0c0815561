using System.Text.Json.Serialization;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Writing;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.UnitTests;

/// <summary>What became of the unit tests that were to be measured.</summary>
/// <param name="Assembly">Their assembly, as the user named it.</param>
/// <param name="Tests">How many tests are measured.</param>
/// <param name="Benchmarks">How many values that gives: one for each row.</param>
/// <param name="Refused">The tests and rows that are not measured, each with its reason.</param>
internal sealed record TestsSummary(string Assembly, int Tests, int Benchmarks, IReadOnlyList<ManifestRefusal> Refused)
{
    /// <summary>All of it in one line.</summary>
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
            var measured = Tests == 0 ? Invariant($"none of {Plural.Of(all, "test")} can be measured") : Invariant($"{Tests} of {Plural.Of(all, "test")} measured, by {Plural.Of(Benchmarks, "value")}");
            return string.Join("; ", new[]
            {
                measured,
                refused.Count == 0 ? null : "not measured: " + string.Join(", ", refused.GroupBy(static one => one.Reason, StringComparer.Ordinal).OrderByDescending(static reason => reason.Count()).ThenBy(static reason => reason.Key, StringComparer.Ordinal).Select(static reason => Invariant($"{reason.Count()} {reason.Key}"))),
                rows == 0 ? null : Invariant($"{Plural.Of(rows, "row")} of measured tests left out"),
            }.OfType<string>());
        }
    }

    /// <summary>Why there is no test at all; null where there is one.</summary>
    [JsonIgnore]
    public string? Nothing { get; init; }

    /// <summary>The summary of a plan.</summary>
    /// <param name="request">What was asked for.</param>
    /// <param name="plan">What is measured.</param>
    public static TestsSummary Of(UnitTestsRequest request, BenchmarkPlan plan) =>
        new(request.Assembly, plan.Tests, plan.Benchmarks, [.. plan.Refused.Select(static one => new ManifestRefusal(one.Name, one.Refusal.Reason, one.Refusal.Detail, one.IsRow))])
        {
            Nothing = request.Filter is { } filter
                ? $"Nothing to measure: no unit test of {request.Assembly} has '{filter}' in its name."
                : $"Nothing to measure: {request.Assembly} does not contain tests of xUnit.net, MSTest, NUnit or TUnit.",
        };
}
