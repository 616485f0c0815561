using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// What benchmarks from unit tests cost: their generation without and with the trial, and what an operation of a hoisted
/// one takes beside its test.
/// </summary>
internal static class GeneratingCosts
{
    private const int Sizes = 75;
    private const int Step = 4;
    private const int HoistedSize = 20;
    private static readonly string[] Hoisted = ["Merge", "Divisor", "IsPalindrome", "Ring", "Mean"];

    public static string Run()
    {
        using var folder = new SuiteFolder();
        var suite = new WrittenSuite(folder);
        List<int> sizes = [.. Enumerable.Range(1, Sizes).Select(static number => Step * number)];
        var count = sizes.Count * SuiteTest.All.Count;
        var table = new StringBuilder().AppendLine("| what | figure | aimed at |").AppendLine("|---|---:|---:|");
        var assemblies = new Dictionary<SuiteFramework, string>();
        foreach (var framework in new[] { SuiteFramework.Xunit, SuiteFramework.MSTest, SuiteFramework.NUnit, SuiteFramework.TUnit })
        {
            assemblies[framework] = suite.Tests(framework, sizes, others: false);
            var read = GeneratedProject.From(folder, "Read." + framework.Project, assemblies[framework], "--no-trial");
            table.AppendLine(
                CultureInfo.InvariantCulture, $"| {count:#,0} tests of {framework.Name}, without the trial, s | {read.Seconds:0.0} | 30 |");
        }

        var tried = GeneratedProject.From(folder, "Tried." + SuiteFramework.Xunit.Project, assemblies[SuiteFramework.Xunit]);
        table.AppendLine(
            CultureInfo.InvariantCulture,
            $"| {count:#,0} tests of {SuiteFramework.Xunit.Name}, with the trial, s | {tried.Seconds:0} | 300 |");
        table.AppendLine(CultureInfo.InvariantCulture, $"| of these became benchmarks | {tried.Tests.Count:#,0} | |");
        AddHoisted(table, folder, assemblies[SuiteFramework.Xunit]);
        return table.ToString();
    }

    private static void AddHoisted(StringBuilder table, SuiteFolder folder, string tests)
    {
        var project = GeneratedProject.From(folder, "Hoisted", tests, "--lifecycle", "hoisted", "--filter", string.Create(
            CultureInfo.InvariantCulture, $"Of{HoistedSize}Tests"));
        project.MeasureWithTodaysSplNet();
        var chosen = SuiteTest.All.Where(static test => Hoisted.Contains(test.Name, StringComparer.Ordinal)).ToList();
        folder.Write("Hoisted/ByHand.cs", WrittenSuite.HandWritten(
            SuiteFramework.Xunit, "ByHand", HoistedSize, chosen,
            test => $"[global::SplNet.Spl(\"{project.BenchmarkOf(WrittenSuite.NameOf(test, HoistedSize), "hoisted")} <= 1.05 * SELF\", " +
                $"Name = \"by hand: {test.Name}\")]"));
        folder.Build("Hoisted");
        foreach (var test in chosen)
        {
            var result = MeasuredRequirement.Of(folder, project.Assembly, $"by hand: {test.Name}", runs: 12, iterations: 20);
            var (generated, written) = (result.Operands[0].Nanoseconds, result.Operands[1].Nanoseconds);
            table.AppendLine(
                CultureInfo.InvariantCulture, $"| `{test.Topic}.{test.Name}`, hoisted, against the same by hand ({written:0.0} ns), " +
                    $"in turn | {(generated / written) - 1:+0.0 %;-0.0 %;0.0 %} | {Math.Max(0.05, 0.3 / written):0.0 %} |");
        }
    }
}
