using System.Text.Json;
using System.Text.RegularExpressions;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>Old versions of a user's library, measured from a program of the user's with the packed SplNet.</summary>
public sealed partial class PackedVersionTests(VersionedProject project) : IClassFixture<VersionedProject>
{
    [Fact]
    public async Task OtherVersion_IsMeasuredAndNamedExactly()
    {
        var measured = await project.MeasureAsync("sort");
        Assert.Contains("PASS  sort@", measured.Text, StringComparison.Ordinal);
        Assert.Contains(
            $"sort@v1.0: v1.0 = {project.History.Commits[0].Id[..10]} \"Insertion sort and search\", 2026-01-01; " +
            "src/Sorting/Sorting.csproj was built",
            measured.Text,
            StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task SeveralVersionsInOneExperiment_AreLoadedSeparately()
    {
        var measured = await project.MeasureAsync("three");
        Assert.Contains("PASS  ", measured.Text, StringComparison.Ordinal);
        Assert.Contains("sort@v1.1: v1.1 = ", measured.Text, StringComparison.Ordinal);
        Assert.Contains("old: v1.0 = ", measured.Text, StringComparison.Ordinal);
    }

    [Fact]
    public async Task RevisionInAText_IsMeasured()
    {
        var measured = await project.MeasureAsync("text");
        Assert.Contains("PASS  text: sort@v1.0 allocates ", measured.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("search", "MissingMethodException: Method not found: 'Int32 Sorting.Searcher.IndexOf(Int32[], Int32)'")]
    [InlineData("renamed", "Searcher does not contain a method or property 'IndexOf'")]
    public async Task MemberThatTheVersionLacks_IsInvalidAndNamed(string experiment, string message)
    {
        var measured = await project.MeasureAsync(experiment);
        Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
        Assert.Contains("could not be measured: at v1.0: ", measured.Text, StringComparison.Ordinal);
        Assert.Contains(message, measured.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task OverloadOfAnOldVersion_IsFoundByRebuiltTestsOnly()
    {
        var compiled = await project.MeasureAsync("twice", "long");
        Assert.Contains("INVALID", compiled.Text, StringComparison.Ordinal);
        Assert.Contains(
            "another overload there. Tests that are compiled against each version find that overload: --rebuild-tests",
            compiled.Text,
            StringComparison.Ordinal);
        var rebuilt = await project.MeasureAsync("twice", "long", "--rebuild-tests");
        Assert.Contains("PASS", rebuilt.Text, StringComparison.Ordinal);
        Assert.Contains("perf/Perf.csproj was built", rebuilt.Text, StringComparison.Ordinal);
    }

    // Both allocate more in each version, in the code of tests and in a method of theirs that a text names.
    [Trait("Category", "Long")]
    [Fact]
    public async Task OperandsOfTests_AreComparedAtRevisions()
    {
        var json = Path.Combine(project.Clone, "compared.json");
        var compared = await project.CompareInTestsAsync(
            "--assembly", "tests/bin/Release/net10.0/Tests.dll", "--method", "Work.Sorted", "--json", json);
        Assert.True(compared.ExitCode == 1, compared.Text);
        Assert.Matches(@"allocated\(sort in SortingTests\.Sorting_IsQuick\(10\)\) +0 B +[^ ]+ B +\+[^ ]+ B +exact +2", compared.Text);
        Assert.Matches(@"allocated\(Work\.Sorted\) .* exact +2", compared.Text);
        Assert.Contains("src/Sorting/Sorting.csproj was built", compared.Text, StringComparison.Ordinal);
        Assert.Contains(
            "0 of 1 done: experiment 1 of SortingTests.Sorting_IsQuick(10): mean(sort@HEAD) == mean(sort@v1.0): gets HEAD, v1.0 ready",
            compared.Text,
            StringComparison.Ordinal);
        Assert.Equal("+", project.RunsWithoutExperiment("tests"));
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Contains(
            document.RootElement
                .GetProperty("comparisons")
                .EnumerateArray()
                .Select(static row => row.GetProperty("result"))
                .Where(static result => result.ValueKind == JsonValueKind.Object)
                .Select(static result => result.GetProperty("repeat").GetString()!),
            static repeat => repeat.StartsWith(
                "splnet compare v1.0 HEAD --test-project tests/Tests.csproj --tests 'sort in SortingTests.Sorting_IsQuick(10)' " +
                "--runs 2 --seed ",
                StringComparison.Ordinal));
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task OperandsOfTests_AreComparedOnMicrosoftTestingPlatform()
    {
        var compared = await project.CompareOnPlatformAsync();
        Assert.True(compared.ExitCode == 1, compared.Text);
        Assert.Matches(@"allocated\(sort in SortingTests\.Sorting_IsQuick\(10\)\) +0 B +[^ ]+ B +\+[^ ]+ B +exact +2", compared.Text);
        Assert.Equal("+", project.RunsWithoutExperiment("platform"));
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task Worktree_IsUsedAndRemoved()
    {
        var measured = await project.MeasureAsync("sort", "v1.0", "--worktree");
        Assert.Contains("PASS", measured.Text, StringComparison.Ordinal);
        Assert.Empty(project.Worktrees());
    }

    [Theory]
    [InlineData("HUP", 129)]
    [InlineData("INT", 130)]
    [InlineData("TERM", 143)]
    public async Task SignalDuringABuild_EndsItAndLeavesNoFiles(string signal, int code)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        Assert.SkipWhen(IgnoredSignals.Contain(signal), IgnoredSignals.Reason(signal));
        var cache = OwnedFolder.Create("splnet-interrupted-");
        try
        {
            Assert.Equal(code, await project.InterruptAsync(signal, cache));
            Assert.Empty(project.Worktrees());
            Assert.Empty(Directory.EnumerateFiles(cache, "*.cs", SearchOption.AllDirectories));
            Assert.Empty(Directory.EnumerateDirectories(Path.Combine(cache, "versions")));
        }
        finally
        {
            OwnedFolder.Delete(cache);
        }
    }

    [Trait("Category", "Long")]
    [Theory]
    [InlineData("svn:r1")]
    [InlineData("HEAD")]
    public async Task RevisionOfSubversion_IsMeasured(string revision)
    {
        var measured = await project.MeasureSubversionAsync("sort", revision);
        Assert.Contains("PASS  sort@", measured.Text, StringComparison.Ordinal);
        Assert.Contains("src/Sorting/Sorting.csproj was built", measured.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Theory]
    [InlineData("sort", "sort is ")]
    [InlineData("lambda", "sort@nuget:1.0.0 allocates ")]
    [InlineData("text", "text: sort@nuget:1.0.0 allocates ")]
    public async Task OlderVersionOfAPackage_IsMeasured(string experiment, string finding)
    {
        var measured = await project.MeasurePackageAsync(experiment);
        Assert.Contains($"PASS  {finding}", measured.Text, StringComparison.Ordinal);
        Assert.Contains("sort@nuget:1.0.0: SplNet.Tests.Library 1.0.0, for net10.0", measured.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task ScenarioOfAPackage_IsComparedAtItsVersions()
    {
        var measured = await project.MeasurePackageAsync("text");
        Assert.Contains("PASS  scenario: Data.Sorted@nuget:1.0.0 allocates ", measured.Text, StringComparison.Ordinal);
        var compared = await project.ComparePackageAsync("Data.Sorted");
        Assert.Matches(@"allocated\(Data\.Sorted\) .* exact +2", compared.Text);
        Assert.Contains("SplNet.Tests.Library 1.0.0, for net10.0", compared.Text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("v9.9", "'v9.9' names no commit")]
    [InlineData("svn:r1", "cannot be measured at svn:r1: ")]
    [InlineData("folder:nowhere", "holds no Sorting.dll")]
    [InlineData("nuget:1.0.0", "Sorting does not come from a package, so it does not have a nuget: version")]
    public async Task MissingRevision_IsInvalidAndSaysWhy(string revision, string message)
    {
        var measured = await project.MeasureAsync("sort", revision);
        Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
        Assert.Contains(message, measured.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("Unhandled", measured.Text, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task VersionThatDoesNotCompile_IsInvalidWithTheCompilersError()
    {
        var measured = await project.MeasureAsync("sort", project.History.Commits[5].Id);
        Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
        Assert.Matches(CompilerError(), measured.Text);
    }

    [Fact]
    public async Task OutsideARepository_SaysWhatToDo()
    {
        var folder = OwnedFolder.Create("splnet-outside-");
        try
        {
            var measured = await project.MeasureElsewhereAsync(folder, "sort", "git:v1.0");
            Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
            Assert.Contains("This folder is not in a git repository", measured.Text, StringComparison.Ordinal);
            Assert.Contains(
                "Compare versions from within a clone of the project, or name its folder: --repository FOLDER, SPLNET_REPOSITORY,",
                measured.Text,
                StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public async Task OutputWithoutTheNativeLibrary_SaysWhatToDo()
    {
        var folder = OwnedFolder.Create("splnet-no-native-");
        try
        {
            var measured = await project.MeasureFilesAloneAsync(folder, "sort", "git:v1.0");
            Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
            Assert.Contains("Revisions of git need the native library of LibGit2Sharp", measured.Text, StringComparison.Ordinal);
            Assert.Contains("A copy of a program's output needs its folder 'runtimes' too.", measured.Text, StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    [Fact]
    public void OutputOfAProgram_HasLibGit2ForEveryPlatform()
    {
        var platforms = Directory.EnumerateFiles(Path.Combine(project.Output, "runtimes"), "*git2-*", SearchOption.AllDirectories)
            .Select(file => Path.GetRelativePath(Path.Combine(project.Output, "runtimes"), file).Split(Path.DirectorySeparatorChar)[0])
            .ToList();
        Assert.Superset(
            new HashSet<string>(
                ["linux-arm64", "linux-musl-x64", "linux-x64", "osx-arm64", "osx-x64", "win-arm64", "win-x64"], StringComparer.Ordinal),
            platforms.ToHashSet(StringComparer.Ordinal));
    }

    [Fact]
    public async Task ShallowClone_SaysWhatToDo()
    {
        var measured = await project.MeasureShallowAsync("sort", "HEAD~3");
        Assert.Contains("INVALID", measured.Text, StringComparison.Ordinal);
        Assert.Contains("shallow", measured.Text, StringComparison.Ordinal);
        Assert.Contains("git fetch --unshallow", measured.Text, StringComparison.Ordinal);
    }

    [GeneratedRegex(@"src/Sorting/Averages\.cs\(\d+,\d+\): CS\d+", RegexOptions.NonBacktracking)]
    private static partial Regex CompilerError();
}
