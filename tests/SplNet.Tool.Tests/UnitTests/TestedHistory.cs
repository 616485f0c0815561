using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.UnitTests;

/// <summary>
/// A library without a benchmark and its unit tests, in a repository of six commits. Two of them made something slower: the third wastes
/// memory when it sorts, the fifth searches from the beginning on. The last one has a further test, and what was built is that of it.
/// </summary>
public sealed class TestedHistory : IAsyncLifetime
{
    private const string Project = """
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <TargetFramework>net10.0</TargetFramework>
            <ImplicitUsings>enable</ImplicitUsings>
            <NuGetAudit>false</NuGetAudit>
            <CopyLocalLockFileAssemblies>true</CopyLocalLockFileAssemblies>
            <GenerateRuntimeConfigurationFiles>true</GenerateRuntimeConfigurationFiles>
          </PropertyGroup>
          <ItemGroup>
            <PackageReference Include="NUnit" Version="5.0.0" />
            <ProjectReference Include="../../src/Sorting/Sorting.csproj" />
          </ItemGroup>
        </Project>

        """;

    private const string Tests = """
        using NUnit.Framework;

        namespace Sorting.Tests;

        public sealed class SorterTests
        {
            private int[] _shuffled = [];

            [SetUp]
            public void Shuffle() => _shuffled = [.. Enumerable.Range(0, 1500).Select(n => n * 7919 % 1500)];

            [Test]
            public void Sort_OrdersNumbers()
            {
                Sorter.Sort(_shuffled);
                Assert.That(_shuffled[700], Is.EqualTo(700));
            }

            [Test]
            public void Sort_LeavesNothingAlone() => Sorter.Sort([]);
            // and more
        }

        public sealed class SearcherTests
        {
            private static readonly int[] Ordered = [.. Enumerable.Range(0, 200_000)];

            [TestCase(150_000, 150_000)]
            [TestCase(-1, -1)]
            public void IndexOf_FindsTheNumber(int wanted, int found) => Assert.That(Searcher.IndexOf(Ordered, wanted), Is.EqualTo(found));

            [Test]
            [Ignore("later")]
            public void Ignored()
            {
            }
        }

        """;

    private readonly TemporaryFolder _folder = new();
    private readonly List<string> _commits = [];

    /// <summary>The ids, the oldest first.</summary>
    public IReadOnlyList<string> Commits
    {
        get
        {
            Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
            return _commits;
        }
    }

    /// <summary>The work tree.</summary>
    public string Folder => _folder.Combine("sorting");

    /// <summary>The assembly of the unit tests.</summary>
    public string Assembly
    {
        get
        {
            Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
            return Path.Combine(Folder, "tests", "Sorting.Tests", "bin", "Release", "net10.0", "Sorting.Tests.dll");
        }
    }

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        Directory.CreateDirectory(Folder);
        if (!InstalledSdk.IsThere)
            return; // a fixture cannot skip its tests; what they ask it for does
        GitCommand.Run(Folder, "init", "--quiet");
        Commit(
            "A library and its tests",
            ("src/Sorting/Sorting.csproj", SampleSources.Project), ("src/Sorting/Sorter.cs", SampleSources.MergeSort),
            ("src/Sorting/Searcher.cs", SampleSources.BinarySearch("IndexOf")),
            ("tests/Sorting.Tests/Sorting.Tests.csproj", Project), ("tests/Sorting.Tests/SortingTests.cs", Tests),
            (".gitignore", "bin/\nobj/\n"));
        Commit("A page", ("README.md", "# Sorting\n"));
        Commit("Merging no longer shares its buffer", ("src/Sorting/Sorter.cs", SampleSources.WastefulMergeSort));
        Commit("Sums", ("src/Sorting/Sums.cs", SampleSources.Sums));
        Commit("Searching works in arrays without an order", ("src/Sorting/Searcher.cs", SampleSources.LinearSearch));
        Commit(
            "Sums of parts", ("src/Sorting/Sums.cs", SampleSources.SumsOfParts), (
                "tests/Sorting.Tests/SortingTests.cs",
                Tests.Replace("// and more", "[Test] public void Sort_LeavesOneAlone() => Sorter.Sort([1]);", StringComparison.Ordinal)));
        var build = await Command.RunAsync(
            "dotnet", ["build", Path.Combine(Folder, "tests", "Sorting.Tests"), "-c", "Release"], ("MSBUILDDISABLENODEREUSE", "1"),
            ("UseSharedCompilation", "false"));
        Assert.True(build.ExitCode == 0, build.Output + build.Errors);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        _folder.Dispose();
        return ValueTask.CompletedTask;
    }

    /// <summary>Runs the built tool in another folder than the repository, measuring briefly.</summary>
    internal Task<Command> ToolAsync(params string[] arguments) => ToolInAsync(_folder.Path, arguments);

    /// <summary>Runs it in the repository.</summary>
    internal Task<Command> ToolInsideAsync(params string[] arguments) => ToolInAsync(Folder, arguments);

    private Task<Command> ToolInAsync(string folder, string[] arguments) => Command.RunAsync(
        "env",
        ["-C", folder, "dotnet", Built.Tool, .. arguments],
        ("SPLNET_CACHE", _folder.Combine("cache")),
        ("SPLNET_HISTORY", _folder.Combine("history.db")),
        ("SPLNET_ITERATIONS", "5"),
        ("SPLNET_ITERATION_MILLISECONDS", "1"));

    private void Commit(string title, params (string Path, string Text)[] files)
    {
        foreach (var (path, text) in files)
        {
            var file = Path.Combine(Folder, path);
            Directory.CreateDirectory(Path.GetDirectoryName(file)!);
            File.WriteAllText(file, text);
        }

        GitCommand.Run(Folder, "add", "--all");
        GitCommand.Run(Folder, "commit", "--quiet", "-m", title);
        _commits.Add(GitCommand.Run(Folder, "rev-parse", "HEAD"));
    }
}
