using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What becomes of files that a history takes in part.</summary>
public sealed class ImportedHistoryTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-imported-files-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void ExperimentWithOtherContent_IsNamedByFileAndCommitAndTheOthersAreStored()
    {
        Write("a.json", Entry("aaaa111111", 0, "100", "ns"), Entry("bbbb222222", 1, "100", "ns"));
        var changed = Write("b.json", Entry("aaaa111111", 0, "300", "ns"), Entry("cccc333333", 2, "100", "ns"));
        var imported = History("import", _folder);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains("3 experiments with 3 runs added.", imported.Output, StringComparison.Ordinal);
        Assert.Contains(
            $"{changed}: S: mean(Load) at aaaa111111 was not kept: it is present twice, with different content",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.Contains("1 experiment was refused.", imported.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void CommitThatWasMeasuredTwice_HasTwoRuns()
    {
        var imported = History("import", Write("a.json", Entry("aaaa111111", 0, "100", "ns"), Entry("aaaa111111", 0, "300", "ns")));
        Assert.True(imported.ExitCode == 0, imported.Errors);
        Assert.Contains("200 ns", History("show").Output, StringComparison.Ordinal);
        Assert.Contains("2 runs", History("show").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void MergeOfAHistoryWithOtherContent_NamesItAndMergesTheRest()
    {
        History("import", Write("a.json", Entry("aaaa111111", 0, "100", "ns")));
        var other = Path.Combine(_folder, "other.db");
        InThisProcess.Run(
            "history", "import", Write("b.json", Entry("aaaa111111", 0, "300", "ns"), Entry("cccc333333", 2, "100", "ns")), "--history",
            other);
        var merged = History("merge", other);
        Assert.Equal((int)ExitCode.Usage, merged.ExitCode);
        Assert.Contains("1 experiment with 1 run added.", merged.Output, StringComparison.Ordinal);
        Assert.Contains($"{other}: S: mean(Load) at aaaa111111 was not kept", merged.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("900", "ms", "1.8", "s", "1800 ms", "+100.0 %")]
    [InlineData("1.8", "s", "900", "ms", "0.9 s", "-50.0 %")]
    [InlineData("900", "ns/op", "1.8", "us/op", "1800 ns/op", "+100.0 %")]
    [InlineData("512", "B", "1", "KB", "1 KB", "+100.0 %")]
    [InlineData("0", "B", "24", "B", "24 B", "from nothing")]
    [InlineData("1", "KB", "512", "bytes", "0.5 KB", "-50.0 %")]
    public void ChangeToACompatibleUnit_KeepsTheSeries(string first, string unit, string second, string other, string shown, string change)
    {
        var imported = History("import", Write("a.json", Entry("aaaa111111", 0, first, unit), Entry("bbbb222222", 1, second, other)));
        Assert.True(imported.ExitCode == 0, imported.Errors);
        Assert.Single(History("series").Output.Split('\n', StringSplitOptions.RemoveEmptyEntries));
        Assert.Contains(shown, History("show").Output, StringComparison.Ordinal);
        Assert.Contains(change, History("show").Output, StringComparison.Ordinal);
        Assert.Contains("2 were already present.", History("import", Path.Combine(_folder, "a.json")).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void IncompatibleUnit_IsNamedAndNotStored()
    {
        var file = Write(
            "a.json", Entry("aaaa111111", 0, "900", "ms"), Entry("bbbb222222", 1, "1.8", "req"), Entry("cccc333333", 2, "905", "ms"));
        var imported = History("import", file);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains(
            $"{file}: S: mean(Load) at bbbb222222 was not kept: S: mean(Load) is in 'ms' in the history and in 'req' there",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.Contains("2 experiments with 2 runs added.", imported.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("bbbb222222", History("show").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void InvalidNumber_DoesNotAffectOthersOfItsCommit()
    {
        static string Two(string commit, int day, string unit) =>
            $$"""{ "commit": { "id": "{{commit}}" }, "date": {{1577836800000 + (86400000L * day)}}, "tool": "customSmallerIsBetter", "benches": [ { "name": "Load", "value": 1, "unit": "{{unit}}" }, { "name": "Sort", "value": 2, "unit": "ms" } ] }""";
        var file = Write("a.json", Two("aaaa111111", 0, "ms"), Two("bbbb222222", 1, "req"));
        var imported = History("import", file);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains("or a different name. The other sample of that measurement was kept.", imported.Errors, StringComparison.Ordinal);
        Assert.EndsWith("1 sample was refused.", imported.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.Contains("2 experiments with 3 runs added.", imported.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("-5", "ns/op", "its value is -5 ns/op, and nothing that is measured is less than 0")]
    [InlineData("-1", "B", "its value is -1 B, and nothing that is measured is less than 0")]
    [InlineData("-0.5", "req/s", "its value is -0.5 req/s, and nothing that is measured is less than 0")]
    [InlineData("0", "ms", "its value is 0 ms, and a time is more than 0")]
    [InlineData("0", "us/op", "its value is 0 us/op, and a time is more than 0")]
    public void ImpossibleValue_IsNamedAndTheOthersAreStored(string value, string unit, string reason)
    {
        var file = Write(
            "a.json", Entry("aaaa111111", 0, "9", unit), Entry("bbbb222222", 1, value, unit), Entry("cccc333333", 2, "8", unit));
        var imported = History("import", file);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains($"{file}: S: ", imported.Errors, StringComparison.Ordinal);
        Assert.Contains(
            $"(Load) at bbbb222222 was not kept: {reason}; leave it out. The others were kept.", imported.Errors, StringComparison.Ordinal);
        Assert.EndsWith("1 experiment was refused.", imported.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.Contains("2 experiments with 2 runs added.", imported.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("bbbb222222", History("show").Output, StringComparison.Ordinal);
        Assert.Contains("2 were already present.", History("import", file).Output, StringComparison.Ordinal);

        Write("a.json", Entry("aaaa111111", 0, "9", unit), Entry("bbbb222222", 1, "7", unit), Entry("cccc333333", 2, "8", unit));
        Assert.Contains("1 experiment with 1 run added. 2 were already present.", History("import", file).Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ImpossibleValue_DoesNotAffectOthersOfItsCommitAndCanBeOmitted()
    {
        static string Entry(string further) =>
            $$"""{ "commit": { "id": "aaaa111111" }, "date": 1577836800000, "tool": "go", "benches": [ { "name": "Load", "value": 1, "unit": "ns/op" }{{further}} ] }""";
        var file = Write("a.json", Entry(""", { "name": "Sort", "value": 0, "unit": "ns/op\t       0 B/op" }"""));
        var imported = History("import", file);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains(
            "S: mean(Sort) at aaaa111111 was not kept: its value is 0 ns/op, and a time is more than 0; leave it out. " +
            "The other sample of that measurement was kept.",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.Contains("1 experiment with 1 run added.", imported.Output, StringComparison.Ordinal);

        var without = History("import", Write("a.json", Entry(string.Empty)));
        Assert.True(without.ExitCode == 0, without.Errors);
        Assert.Contains("1 was already present.", without.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("B")]
    [InlineData("errors")]
    public void Zero_IsValidExceptForTimes(string unit) =>
        Assert.Equal(0, History("import", Write("a.json", Entry("aaaa111111", 0, "0", unit))).ExitCode);

    // It tells 0 of what takes no longer than an empty call.
    [Fact]
    public void ZeroTime_IsAResultOfBenchmarkDotNet()
    {
        Assert.Equal(0, History("import", Write(
            "a.json",
            Entry("aaaa111111", 0, "0", "ns").Replace("customSmallerIsBetter", "benchmarkdotnet", StringComparison.Ordinal))).ExitCode);
        var report = Path.Combine(_folder, "a-report-full.json");
        File.WriteAllText(
            report,
            """{ "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [0, 0, 0] }, "Measurements": [] } ] }""");
        Assert.Equal(0, History("import", report, "--commit", "bbbb222222").ExitCode);
        Assert.Contains("0 ns", History("show").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ReportWithANegativeTime_IsStoredWithoutIt()
    {
        var report = Path.Combine(_folder, "a-report-full.json");
        File.WriteAllText(
            report,
            """{ "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [-3] }, "Memory": { "BytesAllocatedPerOperation": 32 } }, { "FullName": "A.B.D", "Statistics": { "OriginalValues": [5] } } ] }""");
        var imported = History("import", report, "--commit", "abc");
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains(
            "was not kept: its value is -3 ns, and nothing that is measured is less than 0; leave it out. " +
            "The other 2 samples of that measurement were kept.",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.EndsWith("1 sample was refused.", imported.Errors.TrimEnd(), StringComparison.Ordinal);
        Assert.Contains("1 experiment with 2 runs added.", imported.Output, StringComparison.Ordinal);
    }

    // A name of any program's: in one line it stays one, and does not make a line of splnet.accepted of its own.
    [Fact]
    public void NameWithALineBreak_StaysOnOneLine()
    {
        var file = Write(
            "a.json", Entry("aaaa111111", 0, "100", "ns").Replace("Load", @"Load\r\nmore\u001b[31m", StringComparison.Ordinal));
        History("import", file);
        Assert.Contains("\nS: mean(Load more [31m) on ", History("show").Output, StringComparison.Ordinal);
        Assert.EndsWith(
            "S: mean(Load more [31m)",
            Assert.Single(History("series").Output.Split('\n', StringSplitOptions.RemoveEmptyEntries)).TrimEnd(),
            StringComparison.Ordinal);

        var accepted = new AcceptedChanges(_folder);
        var series = new StoredSeries(1, "0123", new SeriesName("S", string.Empty, "Load\nmore", "mean", "ns"));
        accepted.Add(series, "aaaa111111", "wanted");
        Assert.Equal([new AcceptedChange("0123", "aaaa111111", "wanted")], accepted.Read());
    }

    // The range that the other tool tells is one within its only process.
    [Fact]
    public void PageOfAForeignSeries_HasNoMeasureCommandAndNoProcessSpread()
    {
        History("import", Write("a.json", Entry("aaaa111111", 0, "100", "ns"), Entry("bbbb222222", 1, "100", "ns")));
        var pages = Path.Combine(_folder, "pages");
        Assert.Equal(0, History("page", pages).ExitCode);
        var page = File.ReadAllText(Directory.GetFiles(pages).Single(static file => Path.GetFileName(file) != "index.html"));
        Assert.DoesNotContain("Measure again", page, StringComparison.Ordinal);
        Assert.DoesNotContain("splnet compare", page, StringComparison.Ordinal);
        Assert.Contains("<td class=\"n\">100 ns</td><td class=\"n\"></td><td class=\"n\">1</td>", page, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("1e308", "\"± 1e308\"")]
    [InlineData("1e-320", "\"± 0\"")]
    [InlineData("1e-320", "\"± 1\"")]
    [InlineData("1e-200", "\"± 1e-190\"")]
    [InlineData("5", "1e999")]
    public void ExtremeValue_IsStoredAndShown(string value, string range)
    {
        var file = Write(
            "a.json",
            Entry("aaaa111111", 0, value, "ns").Replace("\"unit\"", $"\"range\": {range}, \"unit\"", StringComparison.Ordinal),
            Entry("bbbb222222", 1, "5", "ns"));
        var imported = History("import", file);
        Assert.True(imported.ExitCode == 0, imported.Errors);
        Assert.Contains("2 experiments with 2 runs added.", imported.Output, StringComparison.Ordinal);
        Assert.Equal(0, History("show").ExitCode);
        Assert.Equal(0, History("page", Path.Combine(_folder, "pages")).ExitCode);
    }

    [Fact]
    public void ImportThatStoresNothing_CreatesNoHistory()
    {
        var file = Path.Combine(_folder, "a-report-full.json");
        File.WriteAllText(
            file,
            """{ "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [1e308, 1e308, 1e308] }, "Measurements": [] } ] }""");
        History("import", file, "--commit", "abc");
        Assert.Equal([file], Directory.GetFiles(_folder));
    }

    [Fact]
    public void MergeOfAHistoryInAnotherUnit_ConvertsIt()
    {
        History("import", Write("a.json", Entry("aaaa111111", 0, "900", "ms")));
        var other = Path.Combine(_folder, "other.db");
        InThisProcess.Run("history", "import", Write("b.json", Entry("bbbb222222", 1, "1.8", "s")), "--history", other);
        var merged = History("merge", other);
        Assert.True(merged.ExitCode == 0, merged.Errors);
        Assert.Contains("1800 ms", History("show").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void FileWithADateOutOfRange_IsNamedAndTheOthersAreStored()
    {
        Write("a.json", Entry("aaaa111111", 0, "100", "ns"));
        var wrong = Write("b.json", Entry("bbbb222222", 200_000_000, "100", "ns"));
        var imported = History("import", _folder);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains($"{wrong} cannot be imported: the date of bbbb222222", imported.Errors, StringComparison.Ordinal);
        Assert.Contains("1 experiment with 1 run added.", imported.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("A path to import is empty", "history", "import", "")]
    [InlineData("The location of the history is empty", "history", "merge", "")]
    [InlineData("The path of a document is empty", "merge", "")]
    public void EmptyPath_IsAUsageError(string message, params string[] words)
    {
        var refused = InThisProcess.Run(words);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.StartsWith(message, refused.Errors, StringComparison.Ordinal);
    }

    // As histories have it from before such values were refused.
    [Theory]
    [InlineData(-50, "± 40 %")]
    [InlineData(0, "± 20 ns")]
    public void SpreadOfNonPositiveValues_HasNoSign(double value, string shown)
    {
        using (var store = HistoryAccess.Open(Path.Combine(_folder, "history.db"), create: true))
        {
            store.Add([new RecordedSession(
                new Session(
                    MadeHistory.Machine, new History.Measurements.Revision("aaaa111111", string.Empty, IsChanged: false), string.Empty,
                    "day"),
                [
                    new RecordedExperiment
                    {
                        Key = "key",
                        Digest = "digest",
                        Ended = MadeHistory.Day(0),
                        Source = "S",
                        Title = "S",
                        Verdict = string.Empty,
                        Samples = [new Sample(
                            new SeriesName("S", string.Empty, "Load", "mean", "ns"), [new Run(value, [])], new Moments(1, value, 400),
                            null)],
                    },
                ])]);
        }

        Assert.Contains(shown, History("show").Output, StringComparison.Ordinal);
    }

    private static string Entry(string commit, int day, string value, string unit) =>
        $$"""{ "commit": { "id": "{{commit}}" }, "date": {{1577836800000 + (day * 86_400_000L)}}, "tool": "customSmallerIsBetter", "benches": [ { "name": "Load", "value": {{value}}, "unit": "{{unit}}" } ] }""";

    private (int ExitCode, string Output, string Errors) History(params string[] words) =>
        InThisProcess.Run(["history", .. words, "--history", Path.Combine(_folder, "history.db")]);

    private string Write(string name, params string[] entries)
    {
        var path = Path.Combine(_folder, name);
        File.WriteAllText(path, $$"""{ "entries": { "S": [ {{string.Join(", ", entries)}} ] } }""");
        return path;
    }
}
