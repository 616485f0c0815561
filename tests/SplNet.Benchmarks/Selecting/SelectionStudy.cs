using System.Diagnostics;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace SplNet.Benchmarks.Selecting;

/// <summary>
/// How much of the measuring of unit tests a selection saves, on consecutive commits of other people's libraries: each commit is compared
/// with its parent. Some of the unaffected tests of commits that change code are counted at both revisions: one whose machine instructions
/// differ was missed.
/// </summary>
internal static class SelectionStudy
{
    public const string Command = "selection";

    // Tests of each commit that changes code.
    private const int Counted = 3;

    /// <summary>Compares the commits.</summary>
    /// <param name="commits">How many commits of each library, the last ones of its branch.</param>
    /// <param name="libraries">The libraries, checked out and built: <c>name=folder#Project.Of.Tests</c>.</param>
    public static string Run(int commits, IReadOnlyList<string> libraries)
    {
        var table = new StringBuilder(
            "| library | tests | commits | change code | not measured, median | in all | unknown | counted | missed | " +
            "selecting, code changed | selecting, nothing changed |\n" +
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
        foreach (var library in libraries)
            table.Append(RowOf(OtherLibrary.Of(library), commits)).Append('\n');
        return table.ToString();
    }

    private static string RowOf(OtherLibrary library, int commits)
    {
        var (saved, tests, unknown, counted, missed) = (new List<double>(), 0, 0, 0, 0);
        var (changed, unchanged) = (new List<double>(), new List<double>());
        var ids = Ids(library.Folder, commits);
        var cache = Directory.CreateTempSubdirectory("splnet-selection").FullName;
        try
        {
            foreach (var (before, after) in ids.Zip(ids.Skip(1)))
            {
                // The first call builds both versions; the second has them, and counts again.
                Selected(library, cache, before, after);
                if (Directory.Exists(Path.Combine(cache, "counted")))
                    Directory.Delete(Path.Combine(cache, "counted"), recursive: true);
                var clock = Stopwatch.StartNew();
                using var document = Selected(library, cache, before, after);
                var seconds = clock.Elapsed.TotalSeconds;
                var rows = document.RootElement.GetProperty("comparisons").EnumerateArray()
                    .Where(static row => row.GetProperty("metric").GetString() == "mean" && row.TryGetProperty("selection", out var one)
                        && one.ValueKind == JsonValueKind.Object).ToList();
                var kinds = rows.ConvertAll(static row => row.GetProperty("selection").GetProperty("kind").GetString()!);
                var changesCode = document.RootElement.GetProperty("changedCode").GetArrayLength() > 0;
                (changesCode ? changed : unchanged).Add(seconds);
                (tests, unknown) = (Math.Max(tests, rows.Count), unknown + kinds.Count(static kind => kind == "Unknown"));
                saved.Add(kinds.Count(static kind => kind == "Unaffected") / (double)Math.Max(1, kinds.Count));
                Console.Error.WriteLine(
                    FormattableString.Invariant($"{library.Name} {after[..10]}: {saved[^1]:0 %} of {rows.Count}, {seconds:0.0} s; ") +
                    string.Join("; ", rows.Select(static row => row.GetProperty("selection"))
                        .Where(static one => one.GetProperty("kind").GetString() != "Unaffected")
                        .Select(static one => one.GetProperty("reason").GetString()!.Split('\n')[0]).Distinct().Take(3)));
                if (!changesCode)
                    continue;
                var names = rows.Where(static row => row.GetProperty("selection").GetProperty("kind").GetString() == "Unaffected")
                    .Select(static row => row.GetProperty("operand").GetString()!).ToList();
                foreach (var name in Enumerable.Range(0, Math.Min(Counted, names.Count))
                    .Select(place => names[place * names.Count / Counted]))
                {
                    var isSame = IsSameWork(library, cache, before, after, name);
                    counted += isSame is null ? 0 : 1;
                    missed += isSame == false ? 1 : 0;
                    if (isSame == false)
                        Console.Error.WriteLine($"{library.Name} {after[..10]}: missed {name}");
                }
            }
        }
        finally
        {
            Directory.Delete(cache, recursive: true);
        }

        return string.Create(
            CultureInfo.InvariantCulture,
            $"| {library.Name} | {tests} | {saved.Count} | {changed.Count} | {Median.Of([.. saved]):0 %} | {saved.Average():0 %} | ") +
            string.Create(
                CultureInfo.InvariantCulture,
                $"{unknown} | {counted} | {missed} | {Seconds(changed)} | {Seconds(unchanged)} |");
    }

    private static string Seconds(List<double> seconds) =>
        seconds.Count == 0 ? string.Empty : string.Create(CultureInfo.InvariantCulture, $"{Median.Of([.. seconds]):0.0} s");

    private static JsonDocument Selected(OtherLibrary library, string cache, string before, string after) => Compared(
        library, cache, [before, after, "--select-only", "--explain-selection"]);

    // Null if it could not be decided.
    private static bool? IsSameWork(OtherLibrary library, string cache, string before, string after, string test)
    {
        using var document = Compared(
            library, cache, [before, after, "--all", "--metric", "instructions", "--runs", "2", "--filter", $"={test}"]);
        var row = document.RootElement.GetProperty("comparisons").EnumerateArray()
            .FirstOrDefault(static row => row.GetProperty("metric").GetString() == "instructions");
        return row.ValueKind == JsonValueKind.Object ? row.GetProperty("change").GetString() switch
        {
            "Unchanged" => true,
            "Regression" or "Improvement" => false,
            _ => null,
        } : null;
    }

    private static JsonDocument Compared(OtherLibrary library, string cache, IReadOnlyList<string> words)
    {
        var json = Path.Combine(cache, "compared.json");
        File.Delete(json);
        var start = new ProcessStartInfo("dotnet", [BuiltTool.Path(), "compare", .. words, "--unit-tests", library.Tests, "--json", json])
        {
            WorkingDirectory = library.Folder,
            UseShellExecute = false,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        start.Environment["SPLNET_CACHE"] = cache;
        using var process = Process.Start(start)!;
        var printed = Task.WhenAll(process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        process.WaitForExit();
        return File.Exists(json)
            ? JsonDocument.Parse(File.ReadAllBytes(json))
            : throw new InvalidOperationException($"splnet compare {string.Join(' ', words)}: {string.Join('\n', printed.Result)}");
    }

    private static IReadOnlyList<string> Ids(string folder, int commits)
    {
        var start = new ProcessStartInfo("git", ["-C", folder, "rev-list", "--first-parent", "-n", $"{commits + 1}", "HEAD"]);
        return [.. ProcessOutput.Of(start).Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).Reverse()];
    }
}
