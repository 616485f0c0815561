using System.Globalization;
using System.Text.Json;

namespace SplNet.Benchmarks;

/// <summary>
/// Builds of one library that differ by methods which nothing calls, and as many builds that do not differ, each from a commit of its own:
/// whether a commit that changes nothing of an operand moves its time by where it puts its code.
/// </summary>
internal sealed class NeutralEdits : IDisposable
{
    private const string Source = "tests/SplNet.Benchmarks/Verdicts/StandardWork.cs";

    // Of several lines each, and no multiple of what code is aligned to.
    private const int Step = 7;

    private readonly string _tool = BuiltTool.Path();
    private readonly LibraryRepository _library = new();
    private readonly int _builds;

    /// <summary>Makes the commits, and builds today's.</summary>
    /// <param name="builds">How many of either kind.</param>
    public NeutralEdits(int builds)
    {
        _builds = builds;
        var source = File.ReadAllText(Source);
        for (var build = 0; build < 2 * builds; build++)
        {
            _library.Write("src/Lib/StandardWork.cs", build < builds ? Edited(source, Step * build) : source);
            _library.Write("notes.txt", FormattableString.Invariant($"{build}"));
            _library.Commit(Tag(build));
        }

        _library.WriteTests("SplNet.Benchmarks.StandardWork.Size");
        _library.Run("dotnet", "build", "-c", "Release", LibraryRepository.Tests);
    }

    /// <summary>The logarithms of the means of the runs of each build, first of those that differ, then of those that do not.</summary>
    /// <param name="workload">The method of <see cref="StandardWork"/>.</param>
    /// <param name="runs">How many runs of each.</param>
    public double[][] Measure(string workload, int runs)
    {
        var (formulas, json) = (Path.Combine(_library.Folder, ".edits.spl"), Path.Combine(_library.Folder, ".edits.json"));
        string[] operands = [.. Enumerable.Range(0, 2 * _builds)
            .Select(build => FormattableString.Invariant($"StandardWork.{workload}({StandardWork.Size})@{Tag(build)}"))];
        File.WriteAllText(formulas, "edits: " + string.Join(" && ", operands.Select(static operand => operand + " < 1 s")) + "\n");
        _library.Run(
            "dotnet", _tool, "run", formulas, "--assembly", _library.Assembly, "--runs", runs.ToString(CultureInfo.InvariantCulture),
            "--time-budget", "3600", "--json", json);
        using var document = JsonDocument.Parse(File.ReadAllText(json));
        var measured = document.RootElement.GetProperty("requirements")[0].GetProperty("result").GetProperty("operands").EnumerateArray()
            .ToDictionary(static operand => operand.GetProperty("name").GetString()!, MeansOf, StringComparer.Ordinal);
        return [.. operands.Select(operand => measured[operand])];
    }

    public void Dispose() => _library.Dispose();

    private static double[] MeansOf(JsonElement operand) =>
        [.. operand.GetProperty("runs").EnumerateArray()
            .Select(static run => Math.Log(run.GetProperty("nanoseconds").EnumerateArray().Average(static time => time.GetDouble())))];

    private static string Tag(int build) => FormattableString.Invariant($"e{build}");

    private static string Edited(string source, int methods)
    {
        var start = source.IndexOf('{', StringComparison.Ordinal) + 1;
        return source[..start] + string.Concat(Enumerable.Range(0, methods).Select(static number => FormattableString.Invariant(
            $"\n    private static int Unused{number}(int size)\n    {{\n        var sum = {number};\n        for (var index = 0; index ") +
            FormattableString.Invariant($"< size; index++)\n            sum += index % {number + 2};\n        return sum;\n    }}\n")))
            + source[start..];
    }
}
