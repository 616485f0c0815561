using System.Globalization;
using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tests.Shared;

namespace SplNet.History.Tests.Importing;

/// <summary>Files with measurements, each kind told by its content.</summary>
public sealed class ImportedFileTests : IDisposable
{
    private static readonly ImportSettings Settings = new("abc", string.Empty, Session: null);

    // Two runs, one of which was used again, of which two count; an operand at another version; a metric and a percentile.
    private const string Document = """
        {
          "schemaVersion": 1, "id": "0c455823-6dd6-4c61-9873-2a57014c4cfd", "ended": "2026-11-25T01:04:46.1639127+00:00", "source": "Tests.Sorting",
          "commit": { "id": "2a91ef3c27ee40ed31220ca5ba88b67787c8c74f", "tree": "e1f9dce9e01c2d90b55b1e062ea752b795428c4e", "isChanged": true },
          "result": {
            "schemaVersion": 2, "name": null, "formula": "mean(sort) < 10 ms", "verdict": "Pass", "alpha": 0.01, "further": [1],
            "operands": [
              { "name": "sort", "version": null, "runs": [
                { "nanoseconds": [1, 2, 3], "metrics": { "allocated": 24 }, "percentiles": { "p95": 3 }, "reused": null },
                { "nanoseconds": [3, 5], "metrics": { "allocated": 24 }, "percentiles": { "p95": 5 }, "reused": null },
                { "nanoseconds": [9], "metrics": { "allocated": 24 }, "percentiles": { "p95": 9 }, "reused": "2026-11-24T00:00:00+00:00" } ] },
              { "name": "sort@v1", "version": "v1 = 0123456789", "runs": [ { "nanoseconds": [7] } ] } ],
            "comparisons": [ { "text": "mean(sort) < 10 ms", "truth": "True", "pValue": 0.001, "interval": { "lower": "-Infinity", "upper": 0.9, "level": 0.01 } } ],
            "environment": { "runtime": ".NET 10.0.12", "architecture": "X64", "system": "Debian GNU/Linux 12 (bookworm)", "processors": 2, "processor": "AMD EPYC" }
          }
        }
        """;

    private readonly string _folder = OwnedFolder.Create("splnet-import-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void ResultDocument_IsASessionOfItsCommit_WithItsMeasurements()
    {
        var session = Assert.Single(Read(Document));
        Assert.Equal(
            new Revision("2a91ef3c27ee40ed31220ca5ba88b67787c8c74f", "e1f9dce9e01c2d90b55b1e062ea752b795428c4e", IsChanged: true),
            session.Session.Revision);
        Assert.Equal(
            ("2026-11-25", "AMD EPYC, 2, X64, Debian GNU/Linux 12"), (
                session.Session.Name, $"{session.Session.Machine.Processor}, {session.Session.Machine.Processors}, " +
                    $"{session.Session.Machine.Architecture}, {session.Session.Machine.System}"));
        var experiment = Assert.Single(session.Experiments);
        Assert.Equal(("Pass", "mean(sort) < 10 ms", 0.01), (experiment.Verdict, experiment.Title, experiment.Alpha));
        Assert.Equal(
            new RecordedComparison("mean(sort) < 10 ms", "True", 0.001, double.NegativeInfinity, 0.9),
            Assert.Single(experiment.Comparisons));
        Assert.Equal(["mean(sort) ns: 2 4", "allocated(sort) B: 24 24", "p95(sort) ns: 3 5"], experiment.Samples.Select(Text));
        Assert.Equal([1f, 2f, 3f], experiment.Samples[0].Runs[0].Iterations);
    }

    [Fact]
    public void CodeOfTheTests_IsReadForEachOperand()
    {
        Assert.All(Read(Document)[0].Experiments[0].Samples, static sample => Assert.Empty(sample.Body));
        var with = Read(Document.Replace(
            "\"source\"", "\"bodies\": { \"sort\": \"0123\", \"sort@v1\": \"4567\" }, \"source\"", StringComparison.Ordinal));
        Assert.Equal(["0123", "0123", "0123"], with[0].Experiments[0].Samples.Select(static sample => sample.Body));
    }

    [Fact]
    public void FrameworkOfTheProgram_IsPartOfTheSeries()
    {
        string Of(string framework) => Read(Document.Replace(
            "\"source\"", $"\"framework\": {framework}, \"source\"", StringComparison.Ordinal))[0].Experiments[0].Samples[0].Series.Key;
        Assert.Equal(4, new[] { Of("\"net10.0\""), Of("\"net10.0-windows7.0\""), Of("\"net10.0 on .NET 11\""), Of("null") }
            .Distinct(StringComparer.Ordinal).Count());
    }

    // Means of ten and of a thousand elements are no two runs of one thing.
    [Fact]
    public void RowsOfATestAndEvaluationsInALoop_HaveSeparateSeries()
    {
        string Source(string? instance) => Read(Document.Replace(
            "\"source\"",
            $"\"instance\": {(instance is null ? "null" : $"\"{instance}\"")}, \"source\"",
            StringComparison.Ordinal))[0].Experiments[0].Samples
            .Select(static sample => sample.Series.Source).Distinct(StringComparer.Ordinal).Single();
        Assert.Equal(
            ["Tests.Sorting", "Tests.Sorting(10)", "Tests.Sorting(100000)", "Tests.Sorting(10) #2"],
            new[] { null, "System.Int32:10;", "System.Int32:100000;", "System.Int32:10;#2" }.Select(Source));
    }

    [Fact]
    public void SameDocument_HasTheSameKeys() => Assert.Equal(
        (Read(Document)[0].Session.Key, Read(Document)[0].Experiments[0].Digest),
        (Read(Document)[0].Session.Key, Read(Document)[0].Experiments[0].Digest));

    [Theory]
    [InlineData("\"schemaVersion\": 1", "\"schemaVersion\": 9", "newer SplNet")]
    [InlineData("\"schemaVersion\": 2", "\"schemaVersion\": 9", "newer SplNet")]
    [InlineData("\"environment\"", "\"surroundings\"", "where it was measured")]
    [InlineData("\"verdict\"", "\"outcome\"", "verdict")]
    [InlineData("\"comparisons\"", "\"further2\"", "comparisons")]
    [InlineData("\"nanoseconds\": [7]", "\"times\": [7]", "nanoseconds")]
    [InlineData("\"system\"", "\"os\"", "system")]
    public void UnreadableDocument_IsNamed(string part, string changed, string message)
    {
        var refused = Assert.Throws<HistoryException>(() => Read(Document.Replace(part, changed, StringComparison.Ordinal)));
        Assert.Contains(_folder, refused.Message, StringComparison.Ordinal);
        Assert.Contains(message, refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FullReportOfBenchmarkDotNet_HasARunForEachLaunch()
    {
        const string Report = """
            { "Title": "Sorts.Bench-20260102-030405",
              "HostEnvironmentInfo": { "BenchmarkDotNetVersion": "0.13.12", "OsVersion": "Windows 11 (10.0.22631)", "ProcessorName": "Intel Core i7", "LogicalCoreCount": 8, "RuntimeVersion": ".NET 8.0.1", "Architecture": "X64" },
              "Benchmarks": [
                { "DisplayInfo": "x", "FullName": "Sorts.Bench.Sort(N: 1.5)", "Statistics": { "OriginalValues": [10, 20] }, "Memory": { "BytesAllocatedPerOperation": 32 },
                  "Measurements": [
                    { "IterationMode": "Overhead", "IterationStage": "Actual", "LaunchIndex": 1, "Operations": 4, "Nanoseconds": 4 },
                    { "IterationMode": "Workload", "IterationStage": "Result", "LaunchIndex": 1, "Operations": 4, "Nanoseconds": 40 },
                    { "IterationMode": "Workload", "IterationStage": "Result", "LaunchIndex": 1, "Operations": 4, "Nanoseconds": 80 },
                    { "IterationMode": "Workload", "IterationStage": "Result", "LaunchIndex": 2, "Operations": 4, "Nanoseconds": 48 } ] },
                { "FullName": "Sorts.Bench.Failed", "Statistics": null, "Memory": null, "Measurements": [] } ] }
            """;
        var session = Assert.Single(Read(Report));
        Assert.Equal(("abc", ".NET 8.0.1", "2026-01-02"), (session.Session.Revision.Commit, session.Session.Runtime, session.Session.Name));
        Assert.Equal(
            ["mean(Sort(N: 1.5)) ns: 15 12", "allocated(Sort(N: 1.5)) B: 32"], Assert.Single(session.Experiments).Samples.Select(Text));
        Assert.Equal("Sorts.Bench", session.Experiments[0].Source);
        Assert.Equal(["Sorts.Bench.Failed"], session.WithoutNumbers);
        Assert.Contains(
            "--commit",
            Assert.Throws<HistoryException>(() => Read(Report, Settings with { Commit = string.Empty })).Message,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("window.BENCHMARK_DATA = ", ";")]
    [InlineData("\uFEFF  window.BENCHMARK_DATA=", "")]
    [InlineData("", "")]
    public void DataOfGithubActionBenchmark_IsASessionForEachCommit(string before, string after)
    {
        var sessions = Read(before + """
            { "lastUpdate": 1, "repoUrl": "x", "entries": {
              "Sorts": [ { "commit": { "id": "c1", "message": "m" }, "date": 1577836800000, "tool": "benchmarkdotnet", "benches": [ { "name": "Sorts.Bench.Sort(N: 1.5)", "value": 200, "unit": "ns", "range": "± 1,000.5" } ] } ],
              "Mine": [ { "commit": { "id": "c2" }, "date": 1577836800000, "tool": "customSmallerIsBetter", "benches": [
                { "name": "gone", "value": "NaN" }, { "name": "memory", "value": 1024, "unit": "bytes", "range": 12 }, { "name": "load", "value": 50, "unit": "s", "range": "10%" }, { "name": "none", "value": 5, "unit": "s" } ] } ] } }
            """ + after);
        Assert.Equal(["gone"], sessions.SelectMany(static session => session.WithoutNumbers));
        Assert.Equal(["c1", "c2"], sessions.Select(static session => session.Session.Revision.Commit));
        Assert.Equal(
            ["mean(Sort(N: 1.5)) ns: 200 ± 1000.5", "allocated(memory) bytes: 1024 ± 12", "mean(load) s: 50 ± 5", "mean(none) s: 5 ± 0"],
            sessions.SelectMany(static session => session.Experiments[0].Samples).Select(static sample =>
                string.Create(CultureInfo.InvariantCulture, $"{Text(sample)} ± {Math.Sqrt(sample.Values.Variance):G6}")));
    }

    // Only the first of its numbers is told, and the rest of the line as its unit.
    [Fact]
    public void UnitOfAGoBenchmark_IsItsTimeDespiteAllocations()
    {
        var sessions = Read("""
            { "lastUpdate": 1, "repoUrl": "x", "entries": { "Go": [
              { "commit": { "id": "c1" }, "date": 1577836800000, "tool": "go", "benches": [ { "name": "Fib", "value": 325, "unit": "ns/op\t      16 B/op\t       1 allocs/op" }, { "name": "Fib", "value": 326, "unit": "ns/op\t      24 B/op\t       1 allocs/op" } ] },
              { "commit": { "id": "c2" }, "date": 1577836900000, "tool": "customSmallerIsBetter", "benches": [ { "name": "Fib", "value": 3, "unit": "widgets per day" } ] } ] } }
            """);
        Assert.Equal(
            ["mean(Fib) ns/op: 325 326", "mean(Fib) widgets per day: 3"],
            sessions.Select(static session => Text(Assert.Single(session.Experiments[0].Samples))));
    }

    [Fact]
    public void NullCharacter_IsReplacedBecauseSomeHistoriesRefuseIt()
    {
        var session = Assert.Single(Read(Document.Replace("Tests.Sorting", @"Tests\u0000\\u0000\u0000", StringComparison.Ordinal)));
        Assert.Equal("Tests\uFFFD\\u0000\uFFFD", session.Experiments[0].Source);
    }

    // The workflow ran twice on a commit, and the dates are those of days.
    [Fact]
    public void SameCommitWithDifferentNumbers_IsAnotherMeasurement_AndARepetitionIsNot()
    {
        static string Entry(int value) =>
            $$"""{ "commit": { "id": "c" }, "date": 1577836800000, "benches": [ { "name": "x", "value": {{value}}, "unit": "ns" } ] }""";
        var keys = Keys(100, 300, 100, 300);
        Assert.Equal(2, keys.Distinct(StringComparer.Ordinal).Count());
        Assert.Equal((keys[0], keys[1]), (keys[2], keys[3]));
        Assert.Equal(Keys(100)[0], keys[0]);

        List<string> Keys(params int[] values) => [.. Read($$"""{ "entries": { "S": [ {{string.Join(", ", values.Select(Entry))}} ] } }""")
            .Select(static session => session.Experiments[0].Key)];
    }

    [Fact]
    public void BenchmarkOfTwoJobs_IsTwoSeries()
    {
        static string Case(string job, int time) =>
            $$"""{ "DisplayInfo": "Bench.Sort: {{job}} [N=10]", "FullName": "A.Bench.Sort(N: 10)", "Statistics": { "OriginalValues": [{{time}}] }, "Memory": { "BytesAllocatedPerOperation": 32 } }""";
        var session = Assert.Single(Read(
            $$"""{ "HostEnvironmentInfo": {}, "Benchmarks": [ {{Case("Job-A(Runtime=.NET 8.0)", 100)}}, {{Case("Job-B(Runtime=.NET 10.0)", 80)}} ] }"""));
        Assert.Equal(
            [
                "mean(Sort(N: 10) [Runtime=.NET 8.0]) ns: 100",
                "allocated(Sort(N: 10) [Runtime=.NET 8.0]) B: 32",
                "mean(Sort(N: 10) [Runtime=.NET 10.0]) ns: 80",
                "allocated(Sort(N: 10) [Runtime=.NET 10.0]) B: 32",
            ],
            session.Experiments[0].Samples.Select(Text));
        Assert.Equal(4, session.Experiments[0].Samples.Select(static sample => sample.Series.Key).Distinct(StringComparer.Ordinal).Count());
        Assert.Equal("A.Bench", session.Experiments[0].Source);
    }

    [Theory]
    [InlineData("googlecpp", "ns", "mean(A.B) ns: 100 200 300")]
    [InlineData("googlecpp", "us", "mean(A.B) ns: 100 200000 300")]
    [InlineData("benchmarkdotnet", "ns", "mean(B) ns: 100", "mean(B #2) ns: 200", "mean(B #3) ns: 300")]
    public void NameThatOccursSeveralTimesInAnEntry_IsARepetitionOrAnotherJob(string tool, string unit, params string[] samples)
    {
        var of = (string benches) => Assert.Single(Read(
            $$"""{ "entries": { "S": [ { "commit": { "id": "c" }, "date": 1, "tool": "{{tool}}", "benches": [ { "name": "A.B", "value": 100, "unit": "ns", "range": "± 1" }{{benches}} ] } ] } }""")).Experiments[0];
        var repeated = of($$""", { "name": "A.B", "value": 200, "unit": "{{unit}}" }, { "name": "A.B", "value": 300, "unit": "ns" }""");
        Assert.Equal(samples, repeated.Samples.Select(Text));
        Assert.Equal(of(string.Empty).Digest, repeated.Digest); // so that what was imported once with its first alone is known again
        if (unit == "ns" && samples.Length == 1)
            Assert.Equal(
                (3, 200, 10_000), (repeated.Samples[0].Values.Count, repeated.Samples[0].Values.Mean, repeated.Samples[0].Values.Variance));
    }

    // Suites are how its users tell machines apart.
    [Fact]
    public void SuitesOfBenchmarkDotNet_AreMachines()
    {
        static string Suite(string name) => $"\"{name}\": " +
            """[ { "commit": { "id": "c1" }, "date": 1577836800000, "tool": "benchmarkdotnet", "benches": [ { "name": "A.B.C", "value": 5, "unit": "ns" } ] } ]""";
        var sessions = Read($$"""{ "entries": { {{Suite("Linux")}}, {{Suite("Windows")}} } }""");
        Assert.Equal(["Linux", "Windows"], sessions.Select(static session => session.Session.Machine.Label));
        Assert.Single(sessions.Select(static session => session.Experiments[0].Samples[0].Series.Key).Distinct(StringComparer.Ordinal));
        Assert.Equal(
            ["mine, Linux", "mine, Windows"],
            Read($$"""{ "entries": { {{Suite("Linux")}}, {{Suite("Windows")}} } }""", Settings with { Machine = "mine" }).Select(
                static session => session.Session.Machine.Label));
    }

    [Fact]
    public void SameBenchmark_IsOneSeriesInEveryFileFormat() =>
        Assert.Equal(
            ForeignName.Of("A.B.Sort(N: 1.5)", "mean", "ns").Key, new SeriesName("A.B", string.Empty, "Sort(N: 1.5)", "mean", "ns").Key);

    [Theory]
    [InlineData(
        """{ "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [1, null, 3] } } ] }""",
        "mean(C) ns: 2")]
    [InlineData("""{ "entries": { "S": [ { "commit": { "id": "c" }, "benches": [ { "name": "x", "value": 5 } ] } ] } }""", "mean(x) : 5")]
    public void FileWithoutOptionalMembers_IsRead(string content, string sample) =>
        Assert.Equal(sample, Text(Assert.Single(Read(content)[0].Experiments[0].Samples)));

    [Theory]
    [InlineData("")]
    [InlineData("[]")]
    [InlineData("{}")]
    [InlineData("text")]
    [InlineData("{ \"result\": ")]
    public void OtherText_IsNotAccepted(string content) =>
        Assert.Contains("cannot be imported", Assert.Throws<HistoryException>(() => Read(content)).Message, StringComparison.Ordinal);

    [Fact]
    public void ValueOfTheWrongKind_IsNamedWithItsPath() => Assert.EndsWith(
        "cannot be imported: a value has the wrong type at entries.S[0].date. Nothing was imported.",
        Assert.Throws<HistoryException>(
            () => Read("{ \"entries\": { \"S\": [ { \"commit\": { \"id\": \"c\" },\n\"date\": \"today\", \"benches\": [] } ] } }")).Message,
        StringComparison.Ordinal);

    [Theory]
    [InlineData("""{ "entries": { "S": [ { "date": 1 } ] } }""", "commit and benches are missing at entries.S[0]")]
    [InlineData("""{ "entries": { "S": [ { "commit": null, "benches": [] } ] } }""", "null is not allowed at entries.S[0].commit")]
    [InlineData(
        """{ "entries": { "S": [ { "commit": { "id": null }, "benches": [] } ] } }""", "null is not allowed at entries.S[0].commit.id")]
    [InlineData(
        """{ "entries": { "S": [ { "commit": { "id": "c" }, "benches": null } ] } }""", "null is not allowed at entries.S[0].benches")]
    [InlineData("""{ "entries": { "S": [ null ] } }""", "null is not allowed at entries.S[0]")]
    [InlineData("""{ "entries": { "S": null } }""", "null is not allowed at entries.S")]
    [InlineData("""{ "entries": null }""", "null is not allowed at entries, in line 1")]
    [InlineData("""{ "HostEnvironmentInfo": null, "Benchmarks": [] }""", "null is not allowed at HostEnvironmentInfo, in line 1")]
    [InlineData("""{ "HostEnvironmentInfo": {}, "Benchmarks": null }""", "null is not allowed at Benchmarks, in line 1")]
    [InlineData("""{ "HostEnvironmentInfo": {}, "Benchmarks": [ null ] }""", "null is not allowed at Benchmarks[0]")]
    [InlineData(
        """{ "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": null } ] }""",
        "null is not allowed at Benchmarks[0].FullName, in line 1")]
    [InlineData("""{ "Benchmarks": [] }""", "HostEnvironmentInfo is missing in line 1")]
    [InlineData(
        """{ "entries": { "S": [ { "commit": { "id": " " }, "date": 12, "benches": [] } ] } }""",
        "the id of a commit is empty at entries.S[0], dated 12")]
    [InlineData(
        """{ "entries": { "S": [ { "commit": { "id": "c" }, "date": 16726176000000000, "benches": [] } ] } }""",
        "the date of c at entries.S[0] is 16726176000000000, which is not a valid time in milliseconds since 1970")]
    [InlineData(
        """{ "entries": { "S": [ { "commit": { "id": "c" }, "benches": [ { "name": "x", "value": 1, "unit": "ns" }, { "name": "x", "value": 1, "unit": "req" } ] } ] } }""",
        "S: mean(x) has the units 'ns' and 'req' at the same time")]
    [InlineData("{ \"entries\": {\n \"S\": x } }", "it is not valid JSON at entries.S, in line 2")]
    [InlineData("text", "it is not valid JSON in line 1")]
    public void Error_IsReportedInPlainWords_WithItsPlace(string content, string reason) =>
        Assert.EndsWith(
            $"file.json cannot be imported: {reason}. Nothing was imported.",
            Assert.Throws<HistoryException>(() => Read(content)).Message,
            StringComparison.Ordinal);

    // JSON writes null for a value that is not a number, and one of these must not refuse hundreds of commits.
    [Theory]
    [InlineData("""{ "name": "b", "value": null }""", "b")]
    [InlineData("""{ "name": "b", "value": "none" }""", "b")]
    [InlineData("""{ "name": "b", "value": [1, 2] }""", "b")]
    [InlineData("""{ "name": "b", "value": true }""", "b")]
    [InlineData("""{ "name": "b" }""", "b")]
    [InlineData("""{ "name": null, "value": 1 }""", "entries.S[0].benches[1]")]
    [InlineData("""{ "value": 1 }""", "entries.S[0].benches[1]")]
    [InlineData("null", "entries.S[0].benches[1]")]
    public void InvalidNumber_IsNamed_AndTheOthersAreStored(string number, string name)
    {
        var session = Assert.Single(Read(
            $$"""{ "entries": { "S": [ { "commit": { "id": "c" }, "date": 1, "tool": "customSmallerIsBetter", "benches": [ { "name": "a", "value": "12.5", "unit": "ns" }, {{number}}, { "name": "c", "value": 3, "unit": "ns" } ] } ] } }"""));
        Assert.Equal(["mean(a) ns: 12.5", "mean(c) ns: 3"], session.Experiments[0].Samples.Select(Text));
        Assert.Equal([name], session.WithoutNumbers);
    }

    [Theory]
    [InlineData("null", "null is not allowed at entries.S[1]")]
    [InlineData("""{ "commit": null, "benches": [] }""", "null is not allowed at entries.S[1].commit")]
    [InlineData("""{ "commit": { "id": "c" }, "date": null, "benches": [] }""", "a value has the wrong type at entries.S[1].date")]
    [InlineData("""{ "commit": { "id": "" }, "date": 1, "benches": [] }""", "the id of a commit is empty at entries.S[1], dated 1")]
    [InlineData(
        """{ "commit": { "id": "c" }, "date": 16726176000000000, "benches": [] }""",
        "the date of c at entries.S[1] is 16726176000000000, which is not a valid time in milliseconds since 1970")]
    [InlineData(
        """{ "commit": { "id": "c" }, "date": 1, "benches": [ { "name": "x", "value": 1, "unit": "ns" }, { "name": "x", "value": 1, "unit": "req" } ] }""",
        "S: mean(x) has the units 'ns' and 'req' at the same time")]
    public void UnreadableEntry_IsSkipped_AndTheOthersAreStored(string entry, string reason)
    {
        static string Entry(int value) =>
            $$"""{ "commit": { "id": "c{{value}}" }, "date": 1, "tool": "customSmallerIsBetter", "benches": [ { "name": "a", "value": {{value}}, "unit": "ns" } ] }""";
        var path = Path.Combine(_folder, "data.json");
        File.WriteAllText(path, $$"""{ "entries": { "S": [ {{Entry(1)}}, {{entry}}, {{Entry(2)}} ] } }""");
        var leftOut = new List<string>();
        Assert.Equal(
            ["c1", "c2"], ImportedFile.Read(path, Settings, leftOut.Add).Select(static session => session.Session.Revision.Commit));
        Assert.Equal([reason], leftOut);
        Assert.Contains(reason, Assert.Throws<HistoryException>(() => ImportedFile.Read(path, Settings)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void TitleWithoutADate_HasNoTime() =>
        Assert.Equal(DateTime.UtcNow.Year, Read(
            """{ "Title": "A-99999999-999999", "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B", "Statistics": { "OriginalValues": [1] } } ] }""")[0].Experiments[0].Ended.Year);

    private static string Text(Sample sample) =>
        $"{sample.Series.Metric}({sample.Series.Operand}) " +
        $"{sample.Series.Unit}: {string.Join(' ', sample.Runs.Select(static run => run.Value.ToString(CultureInfo.InvariantCulture)))}";

    private IReadOnlyList<RecordedSession> Read(string content, ImportSettings? settings = null)
    {
        var path = Path.Combine(_folder, "file.json");
        File.WriteAllText(path, content);
        return ImportedFile.Read(path, settings ?? Settings);
    }
}
