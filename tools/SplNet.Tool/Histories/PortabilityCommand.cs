using System.Globalization;
using SplNet.History.Portability;
using SplNet.Tool.Reporting;
using SplNet.Tool.Views;
using SplNet.Values;
using SplNet.Views.Histories;

namespace SplNet.Tool.Histories;

/// <summary>
/// The command <c>splnet history portability</c>: how far comparisons differ between the classes of machines of a history.
/// </summary>
internal sealed class PortabilityCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    private const double Large = 2;
    private const int MostShown = 10;

    /// <summary>Reports the metric, and writes the page.</summary>
    /// <param name="filter">A part of the comparisons, or null.</param>
    /// <param name="page">The file of the page; null for none.</param>
    public ExitCode Run(string? filter, string? page) => access.Read(store =>
    {
        var values = PortabilityMetric.Of(store.Sessions().OrderBy(static session => session.Began).Select(store.Session))
            .Where(value => filter is null || value.Condition.Contains(filter, StringComparison.OrdinalIgnoreCase))
            .OrderByDescending(static value => value.Value).ThenBy(static value => value.Condition, StringComparer.Ordinal).ToList();
        if (values.Count == 0)
        {
            errors.WriteLine(
                $"Nothing to compare: no two classes of machines in {store.Location} have measured one comparison of two operands at " +
                "one commit. Import result documents from several machines with 'splnet history import', or merge their histories.");
            return ExitCode.NothingToRun;
        }

        if (page is not null)
        {
            var file = new ResultFile(page);
            if ((file.Problem() ?? file.Write(PortabilityPage.Of(Sentence(values), $"{store.Location}", [.. values.Select(Row)]))) is
                { } problem)
                return UsageError.Write(errors, problem);
        }

        Screen.Show(output, Sections(values));
        return ExitCode.Ok;
    });

    /// <summary>The summary in one sentence.</summary>
    internal static string Sentence(IReadOnlyList<PortabilityValue> values)
    {
        var conditions = values.Select(static value => value.Condition).Distinct(StringComparer.Ordinal).Count();
        var small = values.Count(static value => value.Value < Large);
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{Plural.Of(conditions, "comparison")} on {Plural.Of(Classes(values), "class", "classes")} of machines: " +
            $"{100.0 * small / values.Count:0.#} % of {Plural.Of(values.Count, "value")} are below {Large}, the largest is " +
            $"{values.Max(static value => value.Value):0.##}");
    }

    private static int Classes(IReadOnlyList<PortabilityValue> values) => values
        .SelectMany(static value => new[] { value.First.Key, value.Second.Key }).Distinct(StringComparer.Ordinal).Count();

    private static IReadOnlyList<ReportSection> Sections(List<PortabilityValue> values) =>
    [
        new("Least portable", [.. values.Take(MostShown).Select(static value => (
            value.Condition,
            string.Create(
                CultureInfo.InvariantCulture,
                $"{value.Value:0.00}: {value.FirstRatio:0.###} on {Name(value.First)}, {value.SecondRatio:0.###} on {Name(value.Second)}")
                + (value.IsDecidedAlike ? string.Empty : "; the result differs")))]),
        new("Portability", [
            ("summary", Sentence(values)),
            ("results", string.Create(
                CultureInfo.InvariantCulture,
                $"{values.Count(static value => !value.IsDecidedAlike)} of {values.Count} differ between classes"))]),
    ];

    private static PortabilityRow Row(PortabilityValue value) => new(
        value.Condition,
        $"{Name(value.First)} / {Name(value.Second)}",
        string.Create(CultureInfo.InvariantCulture, $"{value.FirstRatio:0.###} / {value.SecondRatio:0.###}"),
        value.Value,
        value.IsDecidedAlike);

    private static string Name(History.Measurements.MachineClass machine) => machine.ToString() is { Length: > 0 } name
        ? name
        : "an unknown machine";
}
