using System.Text.Json;
using SplNet.Tests.Shared;
using SplNet.Tool.Reporting;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Tests.UnitTests;

/// <summary>Unit tests that are built already, at two revisions that are folders: measured by the built tool as they are.</summary>
public sealed class UnitTestsInFoldersTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-tested-");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Trait("Category", "Long")]
    [Fact]
    public async Task RowOfATest_IsComparedUnchangedWithoutWritingFiles()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var tests = Built.Candidates("Xunit");
        var (beside, json, temporary) = (Path.GetDirectoryName(tests)!, Path.Combine(_folder, "compared.json"), Directory.CreateDirectory(
            Path.Combine(_folder, "temporary")).FullName);
        FileTree.Copy(beside, Path.Combine(_folder, "before"));
        var files = FileTree.Files(beside);

        var compare = await Command.RunAsync(
            "dotnet",
            [
                Built.Tool, "compare", "folder:" + Path.Combine(_folder, "before"), "folder:" + beside, "--all", "--unit-tests", tests,
                "--filter", "=Candidates.CalcTests.Rows(10, 45)", "--runs", "2", "--json", json,
            ],
            ("TMPDIR", temporary), ("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"));

        // What two runs find of times is chance.
        Assert.True(
            compare.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail or (int)ExitCode.Inconclusive, compare.Output + compare.Errors);
        Assert.Matches(@"allocated\(Candidates\.CalcTests\.Rows\(10, 45\)\) .* exact +2", compare.Output);
        Assert.Matches("unit tests +1 of 1 test measured, by 1 value\n", compare.Output);
        Assert.Equal(files, FileTree.Files(beside));
        Assert.DoesNotContain(
            Directory.EnumerateDirectories(temporary), static left => !Path.GetFileName(left).StartsWith("clr-", StringComparison.Ordinal)
                && !Path.GetFileName(left).StartsWith("dotnet-", StringComparison.Ordinal));
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(tests, document.RootElement.GetProperty("unitTests").GetProperty("assembly").GetString());
        Assert.Contains(
            $"--unit-tests {QuotedWord.Of(tests)} --filter {QuotedWord.Of("=Candidates.CalcTests.Rows(10, 45)")} --runs 2 --seed ",
            document.RootElement.GetProperty("comparisons").EnumerateArray().Select(static row => row.GetProperty("result"))
                .First(static result => result.ValueKind == JsonValueKind.Object).GetProperty("repeat").GetString(),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task UnitTest_IsRecordedUnderItsNameWithTheCommitOfItsFolder()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var history = Path.Combine(_folder, "history.db");

        var record = await Command.RunAsync(
            "dotnet", [
                Built.Tool, "history", "record", "--history", history, "--unit-tests", Built.Candidates("Xunit"), "--filter",
                "CalcTests.Odd#ed147039", "--runs", "2"],
            ("SPLNET_REPORT", "full"), ("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"));

        Assert.True(record.ExitCode == (int)ExitCode.Ok, record.Output + record.Errors);
        Assert.Contains("1 experiment with 2 runs added.", record.Output, StringComparison.Ordinal);
        Assert.Contains("Unit tests: 1 of 1 test measured, by 1 value.", record.Output, StringComparison.Ordinal);
        Assert.Contains(
            $"splnet history record --unit-tests {QuotedWord.Of(Built.Candidates("Xunit"))} --filter " +
            $"{QuotedWord.Of("=Candidates.CalcTests.Odd#ed147039")} --runs 2 --seed ",
            record.Output,
            StringComparison.Ordinal);
        Assert.EndsWith(
            "SplNet.Tests.Candidates.Xunit.Measured: mean(SELF) of Candidates.CalcTests.Odd#ed147039\n",
            InThisProcess.Run("history", "series", "--history", history).Output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("no commit", InThisProcess.Run("history", "show", "--history", history).Output, StringComparison.Ordinal);
    }

    // What revisions build is built in Release, so only what was built is refused.
    [Fact]
    public void DebugBuild_IsNotRecorded()
    {
        var (exitCode, output, errors) = InThisProcess.Run(
            "history", "record", "--history", Path.Combine(_folder, "none.db"), "--unit-tests", Built.Unoptimised);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("is a Debug build", errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Theory]
    [InlineData("Neither", "Nothing to search for.")]
    [InlineData("both", "separate searches", "--unit-tests", "My.Tests.dll", "--method", "Sorter.Sort")]
    [InlineData("an assembly", "Leave out --assembly", "--unit-tests", "My.Tests.dll", "--assembly", "My.dll")]
    public void SearchWithoutOneSubject_IsReportedImmediately(string reason, string message, params string[] words)
    {
        var (exitCode, _, errors) = InThisProcess.Run(["bisect", "--good", "v1", "--bad", "v2", .. words]);

        Assert.True(exitCode == (int)ExitCode.Usage, reason);
        Assert.Contains(message, errors, StringComparison.Ordinal);
    }

    [Fact]
    public void SearchForSeveralUnitTests_NamesThem()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var (exitCode, _, errors) = InThisProcess.Run(
            "bisect", "--good", "v1", "--bad", "v2", "--unit-tests", Built.Candidates("NUnit"), "--filter", "CalcTests.");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(
            "--filter matches 10 unit tests and rows, but bisect searches for one: Candidates.CalcTests.Plain; ",
            errors,
            StringComparison.Ordinal);
        Assert.Contains($"Use its full name: --filter {QuotedWord.Of("=Candidates.CalcTests.Plain")}.", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("it does not exist", "missing.dll", "missing.dll does not exist")]
    [InlineData("no tests", "Stated", "does not contain tests of xUnit.net, MSTest, NUnit or TUnit")]
    [InlineData("none of the name", "NUnit", "no unit test of", "--filter", "Nobody")]
    [InlineData(
        "none that can be measured", "NUnit", "none of 1 test can be measured; not measured: 1 is skipped or ignored", "--filter",
        "CalcTests.Skipped")]
    [InlineData("none of the row", "NUnit", "no unit test of", "--filter", "CalcTests.Rows(11")]
    [InlineData("rebuilt tests", "NUnit", "--rebuild-tests compiles today's tests", "--rebuild-tests")]
    [InlineData("beside others", "NUnit", "Leave out --assembly.", "--assembly", "My.dll")]
    public void UnitTestsThatCannotBeMeasured_AreReportedImmediately(string reason, string tests, string message, params string[] more)
    {
        var assembly = tests switch { "NUnit" => Built.Candidates(tests), "Stated" => Built.Stated, _ => Path.Combine(_folder, tests) };

        var (exitCode, output, errors) = InThisProcess.Run(["compare", "folder:v1", "folder:v2", "--unit-tests", assembly, .. more]);

        Assert.True(exitCode is (int)ExitCode.Usage or (int)ExitCode.NothingToRun, reason);
        Assert.Contains(message, errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Theory]
    [InlineData("--filter", "Parser")]
    [InlineData("--leave-out", "Slow")]
    public void FilterOfUnitTests_NeedsTheirAssembly(params string[] words)
    {
        var (exitCode, _, errors) = InThisProcess.Run(["compare", "v1", "v2", "--assembly", Built.Stated, .. words]);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains($"{words[0]} selects unit tests", errors, StringComparison.Ordinal);
    }
}
