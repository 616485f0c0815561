namespace SplNet.Integration.Tests.Generating;

/// <summary>A project whose build generates the benchmarks of its tests, with the packages that a fresh machine restores.</summary>
[Trait("Category", "Long")]
public sealed class InBuildTests(PackedSplNet packed)
{
    private const string Performance = "perf/My.Performance";
    private const string Project = Performance + "/My.Performance.csproj";
    private const string Source = Performance + "/obj/Release/net10.0/splnet/My.Tests.Benchmarks/My.Tests.SortTests.cs";
    private const string Assembly = Performance + "/bin/Release/net10.0/My.Performance.dll";

    private static readonly string Tool = Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll");

    [Fact]
    public async Task Benchmarks_FollowTheirTests()
    {
        await PackToolAsync();
        var solution = packed.NewProject("in build").Add("My.Tests/My.Tests.csproj", TestProjects.Xunit()).Add(
            "My.Tests/SortTests.cs", TestsWith("Sorts")).Add(
            "All.slnx", $"<Solution><Project Path=\"My.Tests/My.Tests.csproj\" /><Project Path=\"{Project}\" /></Solution>");
        await SucceedAsync(solution, "build", "My.Tests", "-c", "Release");
        await SucceedAsync(
            solution, "exec", Tool, "generate", "My.Tests/bin/Release/net10.0/My.Tests.dll", "--into", Performance, "--in-build");
        Assert.Equal(
            ["My.Performance.csproj", "Program.cs", "splnet-generate.json"],
            Directory.EnumerateFiles(solution.PathOf(Performance)).Select(Path.GetFileName).Order(StringComparer.Ordinal));

        // As after a clone.
        Directory.Delete(solution.PathOf("My.Tests/bin"), recursive: true);
        Directory.Delete(solution.PathOf("My.Tests/obj"), recursive: true);
        await SucceedAsync(solution, "build", Performance, "-c", "Release", "-warnaserror");
        Assert.Contains("My.Tests.SortTests.Sorts(100)", await ListAsync(solution), StringComparison.Ordinal);

        var (generated, built) = (TimeOf(solution, Source), TimeOf(solution, Assembly));
        await SucceedAsync(solution, "build", Performance, "-c", "Release");
        Assert.Equal((generated, built), (TimeOf(solution, Source), TimeOf(solution, Assembly)));

        solution.Add("My.Tests/SortTests.cs", TestsWith("Orders"));
        await SucceedAsync(solution, "build", "All.slnx", "-c", "Release");
        var followed = await ListAsync(solution);
        Assert.Contains("My.Tests.SortTests.Orders(100)", followed, StringComparison.Ordinal);
        Assert.DoesNotContain("My.Tests.SortTests.Sorts(100)", followed, StringComparison.Ordinal);

        solution.Add("My.Tests/SortTests.cs", "namespace My.Tests;\n\npublic sealed class Nothing;\n");
        var empty = await solution.RunAsync("build", Performance, "-c", "Release");
        Assert.True(empty.ExitCode == 0, empty.Text);
        Assert.Contains("warning SPLNET007: No test of My.Tests became a benchmark", empty.Text, StringComparison.Ordinal);
        Assert.False(File.Exists(solution.PathOf(Source)));

        var missing = await solution.RunAsync("build", Performance, "-c", "Release", "-p:SplNetTool=missing.dll");
        Assert.Contains("error SPLNET006: ", missing.Text, StringComparison.Ordinal);
    }

    private async Task PackToolAsync()
    {
        var packing = await DotNet.RunAsync(
            Repository.Root, new Dictionary<string, string>(StringComparer.Ordinal), "msbuild", "tools/SplNet.Tool/SplNet.Tool.csproj",
            "-t:Pack", "-m:1", "-nologo", "-p:Configuration=Release", "-p:NoBuild=true", $"-p:PackageOutputPath={packed.Packages}");
        Assert.True(packing.ExitCode == 0, packing.Text);
    }

    private static DateTime TimeOf(UserProject solution, string file) => File.GetLastWriteTimeUtc(solution.PathOf(file));

    private static async Task<string> ListAsync(UserProject solution) => await SucceedAsync(solution, "exec", Tool, "list", Assembly);

    private static async Task<string> SucceedAsync(UserProject solution, params string[] command)
    {
        var run = await solution.RunAsync(command);
        Assert.True(run.ExitCode == 0, run.Text);
        return run.Text;
    }

    private static string TestsWith(string name) => $$"""
        using System.Linq;
        using Xunit;

        namespace My.Tests;

        public sealed class SortTests
        {
            public static TheoryData<int> Sizes => [10, 100];

            [Theory]
            [MemberData(nameof(Sizes))]
            public void {{name}}(int size) => Assert.Equal(size, Enumerable.Range(0, size).Reverse().Order().Count());
        }
        """;
}
