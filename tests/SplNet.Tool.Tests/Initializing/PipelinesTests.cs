using System.Text.RegularExpressions;
using SplNet.Tool.CommandLine;
using SplNet.Tool.Initializing;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Tool.Tests.Initializing;

/// <summary>Which pipeline a clone has, and what is written for it.</summary>
public sealed partial class PipelinesTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    internal static IReadOnlyList<MeasuredProject> Projects { get; } =
    [
        new("tests/My Tests/My.Tests.csproj", "net8.0", "tests/My Tests/bin/Release/net8.0/My.Tests.dll") { Chosen = ["My.Tests.A.B"] },
        new("perf/My.Perf/My.Perf.csproj", null, "perf/My.Perf/bin/Release/net10.0/My.Perf.dll") { HasSplNet = true },
    ];

    [Theory]
    [InlineData(".github/workflows/build.yml", nameof(Pipeline.GitHub))]
    [InlineData(".gitlab-ci.yml", nameof(Pipeline.GitLab))]
    [InlineData("azure-pipelines.yml", nameof(Pipeline.Azure))]
    [InlineData("README.md", nameof(Pipeline.None))]
    public void File_NamesThePipeline(string file, string pipeline)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_folder.Combine(file))!);
        File.WriteAllText(_folder.Combine(file), string.Empty);
        Assert.Equal(Enum.Parse<Pipeline>(pipeline), Pipelines.Of(_folder.Path));
    }

    [Theory]
    [InlineData("git@github.com:some/library.git", nameof(Pipeline.GitHub))]
    [InlineData("https://gitlab.example.org/some/library", nameof(Pipeline.GitLab))]
    [InlineData("https://me@dev.azure.com/me/library/_git/library", nameof(Pipeline.Azure))]
    [InlineData("../library", nameof(Pipeline.None))]
    public void Remote_NamesThePipelineOfACloneWithoutFiles(string address, string pipeline)
    {
        Directory.CreateDirectory(_folder.Combine(".git"));
        File.WriteAllText(
            Path.Combine(_folder.Combine(".git"), "config"), $"[core]\n\tbare = false\n[remote \"origin\"]\n\turl = {address}\n");
        Assert.Equal(Enum.Parse<Pipeline>(pipeline), Pipelines.Of(_folder.Path));
    }

    [Theory]
    [InlineData("", null)]
    [InlineData("stages: [build, test]\n", null)]
    [InlineData("stages: [build, 'deploy']\n", "deploy")]
    [InlineData("variables:\n  A: 1\nstages:\n  - build\n  # more\n  - check-all\n\nbuild:\n  script: [- no]\n", "check-all")]
    public void StagesWithoutTest_GiveTheLastOne(string text, string? stage) => Assert.Equal(stage, Pipelines.StageOf(text));

    [Theory]
    [InlineData(nameof(Pipeline.GitHub), 8)]
    [InlineData(nameof(Pipeline.GitLab), 8)]
    [InlineData(nameof(Pipeline.Azure), 2)]
    public void EachCommandOfThePipeline_IsUnderstood(string name, int expected)
    {
        var pipeline = Enum.Parse<Pipeline>(name);
        var texts = Pipelines.FilesOf(pipeline, Projects, _folder.Path, keepsHistory: true).Select(static file => file.Text)
            .Append(Pipelines.LinesOf(pipeline, Projects, string.Empty, keepsHistory: true) ?? string.Empty);
        var commands = texts.SelectMany(static text => text.Split('\n')).Select(static line => line.Trim())
            .Where(static line => line.StartsWith("splnet ", StringComparison.Ordinal))
            .Select(static line => line.Split(" || ")[0]).ToList();
        Assert.Equal(expected + (pipeline == Pipeline.Azure ? 0 : 1), commands.Count);
        var root = CommandTree.Create(TextReader.Null, TextWriter.Null, TextWriter.Null);
        Assert.All(commands, command => Assert.Empty(root.Parse(
            [
                .. Word().Matches(command).Skip(1).Select(static word => word.Value.Trim('\''))
                    .Where(static word => word != "--github-summary"), // it needs a variable of GitHub's jobs
            ]).Errors));
    }

    // docs/ci.md gives the reasons for each of these.
    [Fact]
    public void GateForGitHub_HasWhatTheRecipeHas()
    {
        File.WriteAllText(_folder.Combine(".gitmodules"), string.Empty);
        File.WriteAllText(_folder.Combine("global.json"), "{}");
        var gate = Pipelines.FilesOf(Pipeline.GitHub, Projects, _folder.Path, keepsHistory: false).Single().Text;
        Assert.All(
            [
                "on: pull_request\n", "permissions:\n  contents: read\n", "fetch-depth: 0\n          submodules: recursive\n",
                "dotnet-version: 10.0.x\n          global-json-file: global.json\n",
                "key: splnet-${{ github.event.pull_request.base.sha }}\n",
                "          dotnet build -c Release 'tests/My Tests/My.Tests.csproj' -f net8.0\n",
                "          splnet compare $BASE WORKTREE --unit-tests 'tests/My Tests/bin/Release/net8.0/My.Tests.dll' --only " +
                "perf/My.Tests.txt --time-budget 20 --annotations --github-summary || { code=$?; [ $code -eq 2 ] || result=$code; }\n",
                "--test-project perf/My.Perf/My.Perf.csproj perf/My.Perf/bin/Release/net10.0/My.Perf.dll --time-budget 20 --annotations",
                "          exit $result\n",
            ],
            part => Assert.Contains(part, gate, StringComparison.Ordinal));
    }

    [GeneratedRegex(@"'[^']*'|\S+", RegexOptions.None, 60_000)]
    private static partial Regex Word();
}
