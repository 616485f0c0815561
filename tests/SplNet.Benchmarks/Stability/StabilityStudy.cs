using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>Suites of unit tests as tables: which tests become benchmarks, and how stable those are.</summary>
internal static class StabilityStudy
{
    public const string Command = "stability";
    public const int DefaultCount = 40;

    // As the paper has them.
    private const double Stable = 0.01;
    private const double Unstable = 0.05;
    private static readonly int[] Sizes = [5, 10, 20, 50, 100, 200, 500];
    private static readonly SuiteFramework[] Frameworks = [SuiteFramework.Xunit, SuiteFramework.NUnit, SuiteFramework.MSTest];

    /// <summary>Measures the suites that are written for it, and those of other libraries.</summary>
    /// <param name="arguments">How many benchmarks of each suite are measured; then other libraries.</param>
    public static string Run(IReadOnlyList<string> arguments)
    {
        var hasCount = arguments.Count > 0 && int.TryParse(arguments[0], NumberStyles.None, CultureInfo.InvariantCulture, out _);
        var count = hasCount ? int.Parse(arguments[0], CultureInfo.InvariantCulture) : DefaultCount;
        var others = arguments.Skip(hasCount ? 1 : 0).Select(OtherLibrary.Of).ToList();
        var suites = new List<SuiteStability>();
        foreach (var framework in Frameworks)
        {
            using var folder = new SuiteFolder();
            suites.Add(SuiteStability.Of(folder, framework.Name, new WrittenSuite(folder).Tests(framework, Sizes, others: true), count));
        }

        var failures = string.Concat(others.Select(other => Add(suites, other, count)));
        return $"{Shares(suites)}\n{Deviations(suites)}\n{Reasons(suites)}{failures}";
    }

    // What goes wrong with one library must not cost the figures of the others. What it was is printed.
    private static string Add(List<SuiteStability> suites, OtherLibrary other, int count)
    {
        try
        {
            using var folder = new SuiteFolder();
            suites.Add(SuiteStability.Of(folder, other.Name, other.Tests, count));
            return string.Empty;
        }
        catch (InvalidOperationException failure)
        {
            Console.Error.WriteLine(failure.Message);
            return $"\nThe tests of {other.Name} could not be measured: {failure.Message.Split('\n')[0].Trim()}\n";
        }
    }

    private static string Shares(List<SuiteStability> suites)
    {
        var table = new StringBuilder(
            "| suite | tests | become benchmarks | share | measured | could not be measured |\n|---|---:|---:|---:|---:|---:|\n");
        foreach (var suite in suites)
            table.Append(
                CultureInfo.InvariantCulture, $"| {suite.Name} | {suite.Tests:#,0} | {suite.Benchmarks:#,0} | " +
                    $"{(double)suite.Benchmarks / suite.Tests:0 %} | {suite.Measured.Count} | {suite.Lost} |\n");
        return table.ToString();
    }

    private static string Deviations(List<SuiteStability> suites)
    {
        var table = new StringBuilder("| suite | timed as | RSD ≤ 1 % | RSD ≥ 5 % | RSD, median |\n|---|---|---:|---:|---:|\n");
        foreach (var suite in suites.Where(static one => one.Measured.Count > 0))
        {
            Row(suite.Name, "generated benchmark", static one => one.Generated);
            Row(string.Empty, "the same without warm-up", static one => one.Cold);
            Row(string.Empty, "unit test", static one => one.AsUnitTest);
            Row(string.Empty, "unit test, the first call left out", static one => one.AsLaterUnitTest);

            void Row(string name, string way, Func<TimedBenchmark, double> deviation)
            {
                var all = suite.Measured.Select(deviation).ToList();
                table.Append(
                    CultureInfo.InvariantCulture, $"| {name} | {way} | {all.Average(static one => one <= Stable ? 1.0 : 0):0 %} | " +
                        $"{all.Average(static one => one >= Unstable ? 1.0 : 0):0 %} | {Median.Of(all):0.00 %} |\n");
            }
        }

        return table.ToString();
    }

    private static string Reasons(List<SuiteStability> suites)
    {
        var table = new StringBuilder(
            $"| why not | {string.Join(" | ", suites.Select(static one => one.Name))} |\n" +
            $"|---|{string.Concat(suites.Select(static _ => "---:|"))}\n");
        foreach (var reason in suites.SelectMany(static one => one.Reasons.Keys)
            .Distinct(StringComparer.Ordinal)
            .OrderByDescending(reason => suites.Sum(suite => suite.Reasons.GetValueOrDefault(reason)))
            .ThenBy(static reason => reason, StringComparer.Ordinal))
            table.Append(
                CultureInfo.InvariantCulture,
                $"| {reason} | {string.Join(" | ", suites.Select(suite => suite.Reasons.GetValueOrDefault(reason)))} |\n");
        return table.ToString();
    }
}
