using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Text;
using System.Text.Json;

namespace SplNet.Benchmarks;

/// <summary>Twelve operands on the runtimes 10 and 11 by <c>splnet compare</c>, and workloads on a runtime against themselves.</summary>
internal static class RuntimeComparison
{
    public const int DefaultExperiments = 100;

    // As of all comparisons of one command.
    private const double Alpha = 0.01;

    private static readonly string[] Runtimes = ["10", "11"];

    /// <summary>Measures both.</summary>
    /// <param name="experiments">How many comparisons of a runtime with itself.</param>
    public static string Run(int experiments) => $"{Compared()}{Environment.NewLine}{Alarms(experiments)}";

    private static string Compared()
    {
        var file = Path.GetTempFileName();
        try
        {
            var watch = Stopwatch.StartNew();
            var methods = typeof(RuntimeWork).GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly)
                .Select(static method => $"RuntimeWork.{method.Name}").ToList();
            Compare([.. methods.SelectMany(static method => (string[])["--method", method]), "--json", file]);
            using var document = JsonDocument.Parse(File.ReadAllText(file));
            var rows = document.RootElement.GetProperty("comparisons").EnumerateArray().ToLookup(
                static row => row.GetProperty("operand").GetString()!, StringComparer.Ordinal);
            var table = new StringBuilder()
                .AppendLine("| operand | .NET 10 | .NET 11 | ratio | time | bytes on .NET 10 | bytes on .NET 11 |")
                .AppendLine("|---|---:|---:|---:|---|---:|---:|");
            foreach (var method in methods)
                table.AppendLine(Row(method, rows[method].Single(), rows[$"allocated({method})"].Single()));
            return table.AppendLine().AppendLine(
                CultureInfo.InvariantCulture,
                $"The whole command took {watch.Elapsed.TotalSeconds:0} s for {methods.Count} operands.").ToString();
        }
        finally
        {
            File.Delete(file);
        }
    }

    private static string Row(string method, JsonElement time, JsonElement bytes) => string.Create(
        CultureInfo.InvariantCulture,
        $"| `{method}` | {Of(time, "baseValue"):0.0} ns | {Of(time, "value"):0.0} ns | {Of(time, "ratio"):0.00} | " +
        $"{time.GetProperty("change").GetString()!.ToLowerInvariant()} | {Of(bytes, "baseValue"):0} | {Of(bytes, "value"):0} |");

    private static double Of(JsonElement row, string name) =>
        row.GetProperty(name) is { ValueKind: JsonValueKind.Number } value ? value.GetDouble() : double.NaN;

    private static void Compare(string[] arguments)
    {
        string[] words =
        [
            BuiltTool.Path(), "compare", .. Runtimes.SelectMany(static runtime => (string[])["--runtime", runtime]), "--assembly",
            typeof(RuntimeWork).Assembly.Location, .. arguments,
        ];
        using var process = Process.Start(
            new ProcessStartInfo("dotnet", words) { RedirectStandardOutput = true, UseShellExecute = false })!;
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        if (process.ExitCode > 2)
            throw new InvalidOperationException($"splnet compare ended with exit code {process.ExitCode}: {output}");
    }

    private static string Alarms(int experiments)
    {
        var (alarms, unchanged, seconds) = (0, 0, new List<double>());
        for (var index = 0; index < experiments; index++)
        {
            var name = StandardBenchmarks.Operands.Keys.ElementAt(index % StandardBenchmarks.Operands.Count);
            var result = SameRuntime.Evaluate(
                name, Runtimes[index / StandardBenchmarks.Operands.Count % Runtimes.Length], Alpha / experiments);
            alarms += result.Verdict == Verdict.Fail ? 1 : 0;
            unchanged += result.Verdict == Verdict.Pass ? 1 : 0;
            seconds.Add(result.Seconds);
            Console.Error.WriteLine($"{index + 1} of {experiments}: {name} {result.Verdict}");
        }

        return string.Create(
            CultureInfo.InvariantCulture,
            $"Of {experiments} comparisons of a runtime with itself, at α = {Alpha} for all together, {alarms} found a difference; " +
            $"{unchanged} excluded one of 5 %. Seconds of each: {Median.Of(seconds):0.0} in the median, {seconds.Max():0.0} at most.");
    }
}
