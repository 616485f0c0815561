using System.Globalization;
using SplNet.Statistics;

namespace SplNet.Benchmarks;

/// <summary>How stable benchmarks are that were generated from a suite of unit tests, as table 5 of paper B has it.</summary>
/// <param name="Name">The name of the suite.</param>
/// <param name="Benchmarks">How many tests became benchmarks.</param>
/// <param name="Reasons">Why the others did not.</param>
/// <param name="Measured">The benchmarks that were measured.</param>
/// <param name="Lost">How many were to be measured, and could not be.</param>
internal sealed record SuiteStability(
    string Name, int Benchmarks, IReadOnlyDictionary<string, int> Reasons, IReadOnlyList<TimedBenchmark> Measured, int Lost)
{
    private const int Runs = 2;
    private const int Seed = 1;

    // As many as in the paper.
    private const int Iterations = 30;
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(5);

    /// <summary>How many tests there are.</summary>
    public int Tests => Benchmarks + Reasons.Values.Sum();

    /// <summary>Generates benchmarks from a suite, with the trial, and measures some of them.</summary>
    /// <param name="folder">The folder of the benchmarks.</param>
    /// <param name="name">The name of the suite.</param>
    /// <param name="tests">The assembly of the tests.</param>
    /// <param name="count">How many are measured.</param>
    public static SuiteStability Of(SuiteFolder folder, string name, string tests, int count)
    {
        var project = GeneratedProject.From(folder, $"Performance.{string.Concat(name.Where(char.IsAsciiLetterOrDigit))}", tests);
        project.MeasureWithTodaysSplNet();
        folder.Write(
            $"{project.Name}/Program.cs", File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "Suite", "Timing", "Program.cs")));
        folder.Build(project.Name);
        var requirements = project.Requirements.ToArray();
        new Random(Seed).Shuffle(requirements);
        var chosen = requirements.Take(count).Order(StringComparer.Ordinal).ToList();
        var asUnitTests = AsUnitTests(folder, project, chosen);
        var timed = chosen.Select((requirement, index) => Timed(folder, project, requirement, asUnitTests[index])).ToList();
        return new SuiteStability(
            name, project.Tests.Distinct(StringComparer.Ordinal).Count(), project.Reasons, [.. timed.OfType<TimedBenchmark>()],
            timed.Count(static one => one is null));
    }

    private static TimedBenchmark? Timed(SuiteFolder folder, GeneratedProject project, string requirement, double[] asUnitTest)
    {
        if (asUnitTest.Contains(double.NaN))
            return null;
        try
        {
            var runs = MeasuredRequirement.Of(folder, project.Assembly, requirement, Runs, Iterations).Operands[0].Runs;
            var operations = runs[0].Operations.ToString(CultureInfo.InvariantCulture);
            var cold = runs.Select(_ => Deviation(Program(
                folder, project, $"Calls {requirement} without a warm-up.", "cold", requirement, operations,
                Iterations.ToString(CultureInfo.InvariantCulture)).Single())).ToList();
            return new TimedBenchmark(
                runs.Average(static run => Deviation([.. run.Nanoseconds])), cold.Average(), Deviation(asUnitTest),
                Deviation(asUnitTest[1..]));
        }
        catch (InvalidOperationException failure)
        {
            Console.Error.WriteLine(failure.Message);
            return null;
        }
    }

    private static List<double[]> AsUnitTests(SuiteFolder folder, GeneratedProject project, List<string> requirements)
    {
        folder.Write("requirements.txt", string.Join('\n', requirements) + '\n');
        return Program(
            folder, project, $"Calls each of {requirements.Count.ToString(CultureInfo.InvariantCulture)} tests once, again and again.",
            "once", folder.PathOf("requirements.txt"), Iterations.ToString(CultureInfo.InvariantCulture));
    }

    private static List<double[]> Program(SuiteFolder folder, GeneratedProject project, string what, params ReadOnlySpan<string> arguments)
    {
        var file = folder.PathOf("times.txt");
        BoundedCommand.Run(what, Bound, folder.Path, "dotnet", ["exec", project.Assembly, .. arguments, file]).RequireSuccess();
        return [.. File.ReadLines(file)
            .Select(static line => Array.ConvertAll(line.Split(' '), static time => double.Parse(time, CultureInfo.InvariantCulture)))];
    }

    private static double Deviation(double[] times) => Moments.StandardDeviation(times) / Moments.Mean(times);
}
