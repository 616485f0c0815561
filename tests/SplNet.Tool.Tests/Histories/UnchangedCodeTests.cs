using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tool.Tests.Bisecting;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>
/// The built tool where a commit takes twice as long, and its code does what it did before. Calls that leave the library count as other
/// work from three times on.
/// </summary>
public sealed class UnchangedCodeTests : IDisposable
{
    // It waits longer the more types lie around it, as code is slower where it lies badly; and as long as a resource says.
    private const string Waiting = """
        namespace Sorting;

        public static class Sorter
        {
            private static readonly int Turns = typeof(Sorter).Module.GetTypes().Count(type => type.Name.StartsWith("Beside")) * Read();

            public static void Sort(int[] values) => System.Threading.Thread.SpinWait(values.Length * Turns);

            private static int Read()
            {
                using var reader = new System.IO.StreamReader(typeof(Sorter).Assembly.GetManifestResourceStream("turns.txt")!);
                return int.Parse(reader.ReadToEnd());
            }
        }

        """;

    private static readonly string Project = SampleSources.Project.Replace("</PropertyGroup>", """
        <ImplicitUsings>enable</ImplicitUsings>
          </PropertyGroup>
          <ItemGroup>
            <EmbeddedResource Include="turns.txt" LogicalName="turns.txt" />
          </ItemGroup>
        """, StringComparison.Ordinal);

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Trait("Category", "Long")]
    [Fact]
    public async Task DifferentLayoutOfTheSameCode_IsReportedAndIsNotAnAlarm()
    {
        var (before, after) = Commits("Beside.cs", AdditionalTypes(4));
        var (checkedOnce, next) = await CheckAsync(before);
        Assert.True(checkedOnce.ExitCode == 0, checkedOnce.Output + checkedOnce.Errors);
        Assert.Matches(
            $@"same code +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) (?:\+|× )\d+.* from {before[..10]} to {after[..10]}: " +
            @"shown by 1 session, but the executed code, its counts and the files next to it are identical",
            checkedOnce.Output);
        Assert.DoesNotContain("commit:", checkedOnce.Output, StringComparison.Ordinal);

        // Values are compared with those of this place, and there are too few of them so far.
        Assert.Contains("nothing to measure", next.Output, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task OtherDataForTheSameCode_IsAnAlarmThatNamesTheData()
    {
        var (before, after) = Commits("turns.txt", "200");
        var (checkedOnce, _) = await CheckAsync(before, "--explain");
        Assert.True(checkedOnce.ExitCode == (int)ExitCode.Fail, checkedOnce.Output + checkedOnce.Errors);
        Assert.Matches(@"SLOWER +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) (?:\+|× )\d+", checkedOnce.Output);
        Assert.Contains("differs outside the code: Sorting.dll/turns.txt", checkedOnce.Output, StringComparison.Ordinal);
        Assert.Contains($"commit: {after[..10]}, the only one after {before[..10]}", checkedOnce.Output, StringComparison.Ordinal);
    }

    // Stored values of another day propose a change, and no method that the operand executes has changed.
    [Trait("Category", "Long")]
    [Fact]
    public async Task CommitThatChangedNothingThatRuns_IsNotMeasured()
    {
        var (before, after) = Commits("../../README.md", "More words.\n");
        var (check, _) = await CheckAsync(before);
        Assert.True(check.ExitCode == 0, check.Output + check.Errors);
        Assert.Matches(
            $@"not shown +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) from {before[..10]} to {after[..10]}: " +
            @"stored values proposed it, but no code that it runs changed \(no code differs\); not measured",
            check.Output);
        Assert.DoesNotContain("experiment 1", check.Errors, StringComparison.Ordinal);
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        Assert.Equal([EventKind.NotReproduced], store.Events().Select(static happened => happened.Kind));
    }

    // The code has changed since the baseline, and a commit earlier than it became slower.
    [Trait("Category", "Long")]
    [Fact]
    public async Task CommitWithTheCodeOfItsPredecessor_IsSearchedAndIsNotAnAlarm()
    {
        var repository = Repository();
        var before = Commit(repository, "A sorter that waits");
        ContentRepository.Write(repository, "src/Sorting/Sorter.cs", Waiting.Replace(
            "values.Length * Turns", "Turns * values.Length", StringComparison.Ordinal));
        var changed = Commit(repository, "Its factors change places");
        ContentRepository.Write(repository, "src/Sorting/Beside.cs", AdditionalTypes(4));
        var after = Commit(repository, "Its code is as it was");
        var (check, next) = await CheckAsync(before);
        Assert.True(check.ExitCode == 0, check.Output + check.Errors);
        Assert.Matches(@"SLOWER +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) (?:\+|× )\d+.*: confirmed by 1 session", check.Output);
        Assert.Matches($@"culprit +{after}", check.Output);
        Assert.Contains(
            $"  same code: between {changed[..10]} and {after[..10]} the executed code, its counts and the files next to it are identical",
            check.Output,
            StringComparison.Ordinal);
        Assert.Contains("nothing to measure", next.Output, StringComparison.Ordinal);
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        Assert.Equal([EventKind.SameCode], store.Events().Select(static happened => happened.Kind));
    }

    private static string AdditionalTypes(int count) => "namespace Sorting;\n\n" +
        string.Concat(Enumerable.Range(1, count).Select(static number => $"internal static class Beside{number};\n"));

    // Two commits, of which the second changes one file.
    private (string Before, string After) Commits(string changed, string content)
    {
        var repository = Repository();
        var before = Commit(repository, "A sorter that waits");
        ContentRepository.Write(repository, "src/Sorting/" + changed, content);
        return (before, Commit(repository, "Its code is as it was"));
    }

    private string Repository()
    {
        var repository = _folder.Create("clone");
        GitCommand.Run(repository, "init", "--quiet");
        ContentRepository.Write(repository, ".gitignore", "bin/\nobj/\nperf/\n");
        ContentRepository.Write(repository, "src/Sorting/Sorting.csproj", Project);
        ContentRepository.Write(repository, "src/Sorting/Sorter.cs", Waiting);
        ContentRepository.Write(repository, "src/Sorting/Beside.cs", AdditionalTypes(2));
        ContentRepository.Write(repository, "src/Sorting/turns.txt", "100");
        return repository;
    }

    private static string Commit(string repository, string message)
    {
        ContentRepository.CommitAll(repository, message);
        return GitCommand.Run(repository, "rev-parse", "HEAD");
    }

    private async Task<(Command Check, Command Next)> CheckAsync(string before, params string[] options)
    {
        var repository = _folder.Combine("clone");
        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(formulas, "sort: Sorter.Sort[Arrays.Sorted](10) < 1 s\n", TestContext.Current.CancellationToken);
        var program = await SampleProgram.BuildAsync(repository, "src/Sorting");
        var recorded = await HistoryAsync(repository, "record", formulas, "--assembly", program, "--runs", "2");
        Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        AddPast(before);
        var check = new[] { "check", formulas, "--assembly", program, "--resolution", "0.2", "--sessions", "1" };
        return (await HistoryAsync(repository, [.. check, .. options]), await HistoryAsync(repository, [.. check, "--propose"]));
    }

    // Half of what was measured now, on three days.
    private void AddPast(string commit)
    {
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        var now = store.Session(store.Sessions()[^1]);
        foreach (var (day, factor) in new[] { 0.5, 0.505, 0.495 }.Index())
        {
            store.Add([new RecordedSession(
                now.Session with
                {
                    Revision = new History.Measurements.Revision(commit, string.Empty, IsChanged: false),
                    Name = $"day {day}",
                },
                [.. now.Experiments.Select(experiment => experiment with
                {
                    Key = ContentKey.Of(commit, $"{day}"),
                    Ended = experiment.Ended.AddDays(day - 3),
                    Samples = [.. experiment.Samples.Select(sample =>
                        new Sample(sample.Series, [.. sample.Runs.Select(run => new Run(run.Value * factor, []))]) { Body = sample.Body })],
                })])]);
        }
    }

    private string Location => _folder.Combine("history.db");

    private Task<Command> HistoryAsync(string folder, params string[] words) =>
        HistoryProcess.RunAsync(folder, words, Location, _folder.Combine("cache"));
}
