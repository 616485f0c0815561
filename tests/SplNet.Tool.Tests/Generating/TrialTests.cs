using System.Diagnostics;
using System.Text.Json;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.UnitTests.Candidates;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Tests.Generating;

/// <summary>Which tests pass the trial, and why the others do not: real tests, tried by real processes.</summary>
public sealed class TrialTests(TriedCandidates tried) : IClassFixture<TriedCandidates>
{
    // Of what the host ends with, Unix hands on the lowest eight bits.
    private static readonly int FrameworkMissing = OperatingSystem.IsWindows() ? unchecked((int)0x80008096) : 0x96;

    [Theory]
    [InlineData("Failing.Always", Refusals.Fails)]
    [InlineData("Failing.WhenRepeated", Refusals.NotRepeated)]
    [InlineData("Failing.SkipsItself", Refusals.SkipsItself)]
    [InlineData("Ordered.First", Refusals.Order)]
    [InlineData("Ordered.Second", Refusals.Order)]
    [InlineData("InASecondProcess.LeavesAFile", Refusals.OtherProcess)]
    [InlineData("Leaving.Threads", Refusals.Threads)]
    [InlineData("Leaving.Timers", Refusals.Threads)]
    [InlineData("Leaving.Memory", Refusals.Larger)]
    [InlineData("Leaving.FewBytes", Refusals.Larger)]
    [InlineData("Leaving.LongerAndLonger", Refusals.Slower)]
    [InlineData("Leaving.SourceFile", Refusals.Writes)]
    [InlineData("Waiting.ForATime", Refusals.Waits)]
    [InlineData("Waiting.ForEver", Refusals.Hangs)]
    [InlineData("Waiting.TooLong", Refusals.TooLong)]
    [InlineData("Throwing.Mostly", Refusals.Throws)]
    [InlineData("Ending.Exits", Refusals.Exit)]
    [InlineData("Ending.Crashes", Refusals.Crashes)]
    [InlineData("NeedsWhatCannotBeMade.Uses", Refusals.SharedFails)]
    [InlineData("Repeating.IsEmpty", Refusals.NoWork)]
    [InlineData("FromSource.SortsItsRow", Refusals.ChangesRow)]
    public void TestThatDoesNotRepeat_IsRefusedWithTheReason(string test, string reason)
    {
        Assert.Equal([reason], ReasonsOf(test));
        Assert.DoesNotContain("Tried." + test, Benchmarks().Select(static one => TextOf(one, "test")));
    }

    [Fact]
    public void TestThatLeavesFilesOpen_IsRefused() => TestThatDoesNotRepeat_IsRefusedWithTheReason("Leaving.Handles", Refusals.Handles);

    [Theory]
    [InlineData("Repeating.Sorts")]
    [InlineData("Repeating.SortsLater")]
    [InlineData("Repeating.UsesACache")]
    [InlineData("Repeating.WritesATemporaryFile")]
    [InlineData("Repeating.ThrowsOnce")]
    [InlineData("FromSource.SortsACopy")]
    [InlineData("Ordered.Third")]
    [InlineData("Waiting.NotAtAll")]
    [InlineData("Ending.Stays")]
    [InlineData("Leaving.SourceFileOnce")]
    [InlineData("Leaving.FewBytesForAWhile")]
    [InlineData("Leaving.FewBytesInALongTest")]
    public void TestThatRepeats_IsABenchmark(string test)
    {
        Assert.Empty(ReasonsOf(test));
        Assert.Single(Benchmarks(), one => TextOf(one, "test") == "Tried." + test);
    }

    [Theory]
    [InlineData("Prepared.OnOneObject", "hoisted")]
    [InlineData("Prepared.NeedsItsOwn", "pooled")]
    [InlineData("Prepared.BearsNoOther", "faithful")]
    public void Auto_UsesTheCheapestLifeCycleThatWorks(string test, string cycle)
    {
        Assert.All(Benchmarks().Where(one => TextOf(one, "test") == "Tried." + test), one => Assert.Equal(cycle, TextOf(one, "lifeCycle")));
    }

    [Theory]
    [InlineData("        var test = _objectOf_OnOneObject ??= MadeFor_OnOneObject();\n        test.OnOneObject();\n")]
    [InlineData("[global::SplNet.Spl(\"SELF[RowOf_NeedsItsOwn](1000) <= 1.05 * SELF[RowOf_NeedsItsOwn](1000)@before\", " +
        "Name = \"Tried.Prepared.NeedsItsOwn(1000)\")]")]
    [InlineData("        PoolOf_NeedsItsOwn.Used++;\n        test.NeedsItsOwn(most);\n")]
    [InlineData("            return await test.BearsNoOther();\n")]
    public void Source_KeepsObjectsOutsideTheOperation(string expected) =>
        Assert.Contains(expected, tried.Sources, StringComparison.Ordinal);

    [Fact]
    public void Report_ComparesLifeCyclesWithTheFaithfulOne()
    {
        Assert.Contains("2 benchmarks of 17 are pooled: an operation takes ", tried.Output, StringComparison.Ordinal);
        Assert.Contains(" benchmarks of 17 are hoisted: an operation takes ", tried.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void LifeCycleWithoutATrial_IsRefused()
    {
        var (exitCode, _, errors) = InThisProcess.Run(
            "generate", Built.Candidates("Tried"), "--into", Path.Combine(Path.GetTempPath(), "splnet-never", "My.Performance"),
            "--no-trial", "--lifecycle", "hoisted");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("--lifecycle hoisted needs the trial", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void RowThatFails_IsRefusedAlone()
    {
        Assert.Single(Benchmarks(), static one => TextOf(one, "test") == "Tried.Repeating.Counts");
        var row = Assert.Single(Refused(), static one => one.GetProperty("isRow").GetBoolean());
        Assert.Equal(("Tried.Repeating.Counts", Refusals.Fails), (TextOf(row, "test"), TextOf(row, "reason")));
    }

    [Fact]
    public void Detail_ShowsExceptionOrOutput()
    {
        var details = Refused().ToDictionary(
            static one => TextOf(one, "test") + TextOf(one, "reason"), static one => TextOf(one, "detail"), StringComparer.Ordinal);

        Assert.Equal("SkipException: not here", details["Tried.Failing.SkipsItself" + Refusals.SkipsItself]);
        Assert.StartsWith(
            "SingleException: Assert.Single() Failure",
            details["Tried.Failing.WhenRepeated" + Refusals.NotRepeated],
            StringComparison.Ordinal);
        Assert.Equal(TriedCandidates.WrittenFile, details["Tried.Leaving.SourceFile" + Refusals.Writes]);
        Assert.Equal("48 B with each call", details["Tried.Leaving.FewBytes" + Refusals.Larger]);
        Assert.Equal("exit code 7", details["Tried.Ending.Exits" + Refusals.Exit]);
        Assert.Equal("NotSupportedException: no server", details["Tried.NeedsWhatCannotBeMade.Uses" + Refusals.SharedFails]);
    }

    [Fact]
    public void FileThatATestWritesOnce_IsReported()
    {
        Assert.Contains(
            $"{TriedCandidates.FileWrittenOnce} was written meanwhile, by a test that does not repeat the write or by another program",
            tried.Output,
            StringComparison.Ordinal);
        Assert.DoesNotContain($"{TriedCandidates.WrittenFile} was written meanwhile", tried.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Summary_CountsRepeatableTestsWithWork()
    {
        Assert.Contains("17 of 38 tests repeat; 16 have work to measure", tried.Output, StringComparison.Ordinal);
        Assert.Contains("16 of 38 tests became 17 benchmarks", tried.Output, StringComparison.Ordinal);
        Assert.Contains("Trying 38 tests of SplNet.Tests.Candidates.Tried.dll", tried.Errors, StringComparison.Ordinal);
    }

    // Most of their methods are empty, so each passes: contexts, outputs, fixtures, hooks, expectations and variants of each framework are
    // there. Two of MSTest do nothing but throw, so whether they are refused is a matter of nanoseconds.
    [Trait("Category", "Long")]
    [Theory]
    [InlineData("MSTest", "of 11 tests repeat")]
    [InlineData("NUnit", "23 of 24 tests repeat")]
    [InlineData("TUnit", "13 of 13 tests repeat")]
    [InlineData("Xunit2", "4 of 4 tests repeat")]
    public void TestsOfEachFramework_AreTried(string framework, string expected)
    {
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            var (_, output, errors) = InThisProcess.Run(
                "generate", Built.Candidates(framework), "--into", Path.Combine(folder, "My.Performance"), "--leave-out", "Ends");

            Assert.True(output.Contains(expected, StringComparison.Ordinal), output + errors);
            Assert.All(
                [
                    Refusals.Fails, Refusals.NotRepeated, Refusals.Order, Refusals.OtherProcess, Refusals.SharedFails, Refusals.Crashes,
                    Refusals.Exit,
                ],
                reason => Assert.DoesNotContain(reason, output, StringComparison.Ordinal));
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Theory]
    [InlineData("NUnit", "CalcTests.Passes", "Trying 1 test of", "0 of 1 test repeat", "1  passes by an exception, " +
        "whose time would be measured: Candidates.CalcTests.Passes (SuccessException: ok)")]
    [InlineData("NUnit", "WithWarning", "Trying 2 tests of", "of 2 tests repeat", "1  fails when it is tried: " +
        "Candidates.WithWarning.Fails (AssertionException: failed)")]
    [InlineData("Xunit", "CalcTests.C", "Trying 3 tests of", "3 of 3 tests repeat", "1  has a row with a value that source code cannot " +
        "state: Candidates.CalcTests.Converted (String for DateTime date)")]
    [InlineData("Xunit", "CalcTests.T", "Trying 0 tests of", "0 of 1 test became 0 benchmarks", "1  has a row with too few or too many " +
        "values: Candidates.CalcTests.TooMany (3 values for 2 parameters)")]
    public void TestsInATrial_HaveEqualCountsBeforeAndAfter(string framework, string filter, string before, string after, string refused)
    {
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            var (_, output, errors) = InThisProcess.Run(
                "generate", Built.Candidates(framework), "--into", Path.Combine(folder, "My.Performance"), "--filter", filter);

            Assert.Contains(before, errors, StringComparison.Ordinal);
            Assert.Contains(after, output, StringComparison.Ordinal);
            Assert.Contains(refused, output, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void VariantThatEndsTheProcess_IsRefusedAlone()
    {
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            var (_, output, errors) = InThisProcess.Run(
                "generate", Built.Candidates("NUnit"), "--into", Path.Combine(folder, "My.Performance"), "--filter", "EndsInOneForm");

            Assert.True(output.Contains("1 of 2 tests repeat", StringComparison.Ordinal), output + errors);
            Assert.Contains($"1  {Refusals.Exit}: Candidates.EndsInOneForm(True).Uses (exit code 7)", output, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void TestsThatCannotBeLoaded_AreReportedAndNothingIsWritten()
    {
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            FileTree.Copy(Path.GetDirectoryName(Built.Candidates("Tried"))!, folder);
            var assembly = Path.Combine(folder, Path.GetFileName(Built.Candidates("Tried")));
            File.WriteAllText(
                Path.ChangeExtension(assembly, ".runtimeconfig.json"),
                """{ "runtimeOptions": { "framework": { "name": "Nobody.Has.This", "version": "1.0.0" } } }""");

            var into = Path.Combine(folder, "My.Performance");
            string[] command =
            [
                "generate", assembly, "--into", into, "--project",
                Repository.PathOf("tests/Programs/SplNet.Tests.Candidates.Tried/SplNet.Tests.Candidates.Tried.csproj"), "--filter",
            ];
            var (listed, _, ofRows) = InThisProcess.Run([.. command, "FromSource"]);
            var (exitCode, _, errors) = InThisProcess.Run([.. command, "Repeating"]);

            Assert.Equal(((int)ExitCode.Usage, (int)ExitCode.Usage), (listed, exitCode));
            Assert.Contains(
                $"cannot be listed: the process that lists them ended with exit code {FrameworkMissing}", ofRows,
                StringComparison.Ordinal);
            Assert.Contains(
                $"cannot be tried: the trial process ended with exit code {FrameworkMissing}", errors, StringComparison.Ordinal);
            Assert.Contains("--no-trial", errors, StringComparison.Ordinal);
            Assert.False(Directory.Exists(into));
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public async Task KilledTool_LeavesNoProcessAndNoFolder()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux shows the environments of other processes.");
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            using var tool = Process.Start(new ProcessStartInfo("dotnet", [
                Built.Tool, "generate", Built.Candidates("Tried"), "--into", Path.Combine(folder, "My.Performance"), "--longest", "60",
                "--filter", "Waiting.ForEver"]) { Environment = { ["TMPDIR"] = folder } })!;
            await WaitAsync(() => HasChild(folder));

            tool.Kill();

            await WaitAsync(() => !HasChild(folder));
            Assert.Empty(Directory.EnumerateDirectories(folder));
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public async Task TerminatedTool_EndsItsProcessAndRemovesItsFolder()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux shows the environments of other processes.");
        var folder = OwnedFolder.Create("splnet-tried-");
        try
        {
            using var tool = Process.Start(new ProcessStartInfo("dotnet", [
                Built.Tool, "generate", Built.Candidates("Tried"), "--into", Path.Combine(folder, "My.Performance"), "--longest", "60",
                "--filter",
                "Waiting.ForEver"]) { Environment = { ["TMPDIR"] = folder }, RedirectStandardError = true, UseShellExecute = false })!;
            await WaitAsync(() => HasChild(folder));

            using var kill = Process.Start("kill", ["-s", "TERM", tool.Id.ToString(System.Globalization.CultureInfo.InvariantCulture)]);
            await WaitAsync(() => tool.HasExited);

            Assert.Empty(Directory.EnumerateDirectories(folder));
            Assert.False(HasChild(folder));
            Assert.Equal(128 + 15, tool.ExitCode);
            Assert.DoesNotContain(
                "exception",
                await tool.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken),
                StringComparison.OrdinalIgnoreCase);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    private static async Task WaitAsync(Func<bool> condition)
    {
        using var bound = new CancellationTokenSource(TimeSpan.FromMinutes(2));
        while (!condition())
            await Task.Delay(50, bound.Token);
    }

    private static bool HasChild(string folder) => Directory.EnumerateDirectories("/proc")
        .Any(process => EnvironmentOf(process).Contains($"TMPDIR={folder}/splnet-trial-", StringComparison.Ordinal));

    private static string EnvironmentOf(string process)
    {
        try
        {
            return File.ReadAllText(Path.Combine(process, "environ"));
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return string.Empty;
        }
    }

    private static string TextOf(JsonElement one, string name) => one.GetProperty(name).GetString()!;

    private IEnumerable<string> ReasonsOf(string test) =>
        Refused().Where(one => TextOf(one, "test") == "Tried." + test).Select(static one => TextOf(one, "reason"));

    private IEnumerable<JsonElement> Refused() => tried.Manifest.RootElement.GetProperty("refused").EnumerateArray();

    private IEnumerable<JsonElement> Benchmarks() => tried.Manifest.RootElement.GetProperty("benchmarks").EnumerateArray();
}
