using SplNet.Tool.Initializing;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Tool.Tests.Initializing;

/// <summary>The files that <c>splnet init</c> writes: it changes nothing that a user has edited.</summary>
public sealed class InitCommandTests : IDisposable
{
    private const string Gate = ".github/workflows/performance.yml";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void SecondCommand_ChangesNothing()
    {
        Add(".gitignore", "bin/\r\nobj/");
        Assert.Contains($"written      {Gate}\n", Write(), StringComparison.Ordinal);
        Assert.StartsWith(
            "bin/\r\nobj/\r\n\r\n# Written by splnet init, which rewrites these lines until you edit them.\r\n.splnet-*/\r\n",
            Read(".gitignore"),
            StringComparison.Ordinal);
        Assert.Equal("My.Tests.A.B\n", Read("perf/My.Tests.txt").Split("it.\n")[^1]);
        var before = Files();

        var printed = Write();

        Assert.DoesNotContain("written ", printed, StringComparison.Ordinal);
        Assert.Contains($"unchanged  {Gate}\n", printed, StringComparison.Ordinal);
        Assert.Equal(before, Files());
    }

    [Fact]
    public void EditedFilesAndLines_AreKept_AndOthersFollow()
    {
        Write();
        Add(Gate, "mine");
        Add(".gitignore", "obj/\n");

        var printed = Write(static request => request with { KeepsHistory = false }, [PipelinesTests.Projects[1]]);

        Assert.Contains($"kept, because it was edited  {Gate}\n", printed, StringComparison.Ordinal);
        Assert.Contains("kept, because it was edited  .gitignore\n", printed, StringComparison.Ordinal);
        Assert.Contains("removed                      perf/My.Tests.txt\n", printed, StringComparison.Ordinal);
        Assert.Equal(("mine", "obj/\n"), (Read(Gate), Read(".gitignore")));
        Assert.False(File.Exists(_folder.Combine(".github/workflows/performance-history.yml")));
        Assert.Equal("mine", Read(Gate));
        Write();
        Assert.Equal("mine", Read(Gate));
    }

    [Fact]
    public void DryRun_ShowsTheFilesAndWritesNone()
    {
        var printed = Write(static request => request with { IsDry = true });
        Assert.Contains($"--- {Gate}\n# Written by splnet init", printed, StringComparison.Ordinal);
        Assert.Contains("--- .gitignore\n", printed, StringComparison.Ordinal);
        Assert.Empty(Files());
    }

    [Fact]
    public void RefusedQuestion_WritesNothing()
    {
        Write(static request => request with { Asks = true }, answer: "n\n");
        Assert.Empty(Files());
        Write(static request => request with { Asks = true }, answer: "\n");
        Assert.NotEmpty(Files());
    }

    [Fact]
    public void FileOfGitLab_GetsLinesAtItsEnd()
    {
        Add(".gitlab-ci.yml", "stages: [check]\nbuild:\n  script: make\n");
        Write(pipeline: Pipeline.GitLab);
        var text = Read(".gitlab-ci.yml");
        Assert.StartsWith("stages: [check]\nbuild:\n  script: make\n\n# Written by splnet init", text, StringComparison.Ordinal);
        Assert.Contains("\nperformance:\n  stage: check\n", text, StringComparison.Ordinal);
        Write(pipeline: Pipeline.GitLab);
        Assert.Equal(text, Read(".gitlab-ci.yml"));
    }

    [Theory]
    [InlineData("")]
    [InlineData("a")]
    [InlineData("a\n")]
    [InlineData("a\r\nb\r\n\r\n")]
    public void LinesOfASharedFile_CanBeReadAndReplaced(string text)
    {
        var once = SharedFile.With(text, "one\ntwo");
        Assert.StartsWith(text.TrimEnd(), once, StringComparison.Ordinal);
        Assert.Equal("one\ntwo", SharedFile.LinesIn(once));
        Assert.Equal(SharedFile.With(text, "three"), SharedFile.With(once, "three"));
        Assert.Null(SharedFile.LinesIn(text));
    }

    [Fact]
    public void FewestTests_CallWhatAllTestsCall()
    {
        UsableTest[] tests =
        [
            Of("long", 1e9, "a", "b", "c"), Of("part", 1e5, "a", "b"), Of("other", 1e5, "d"), Of("short", 1e5, "a", "b", "c"),
            Of("none", 1e5),
        ];
        Assert.Equal(["short", "other"], GateChoice.Fewest(tests, 10).Select(static one => one.Name));
        Assert.Equal(["short"], GateChoice.Fewest(tests, 1).Select(static one => one.Name));
        Assert.Equal(["none"], GateChoice.Fewest([tests[^1]], 10).Select(static one => one.Name));

        static UsableTest Of(string name, double nanoseconds, params string[] calls) =>
            new(name, calls.ToHashSet(StringComparer.Ordinal), nanoseconds);
    }

    [Fact]
    public void FolderOutsideOfARepository_IsRefused()
    {
        var (exitCode, _, errors) = InThisProcess.Run("init", Path.GetPathRoot(_folder.Path)!, "--yes");
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("This folder is not in a git repository", errors, StringComparison.Ordinal);
    }

    private string Write(
        Func<InitRequest, InitRequest>? change = null, IReadOnlyList<MeasuredProject>? projects = null, Pipeline pipeline = Pipeline.GitHub,
        string answer = "")
    {
        using var output = new StringWriter { NewLine = "\n" };
        var request = new InitRequest(_folder.Path);
        Assert.Equal(ExitCode.Ok, new InitCommand(new StringReader(answer), output, TextWriter.Null).Write(
            _folder.Path, change?.Invoke(request) ?? request, pipeline, projects ?? PipelinesTests.Projects));
        return output.ToString();
    }

    private void Add(string file, string text) => File.WriteAllText(_folder.Combine(file), text);

    private string Read(string file) => File.ReadAllText(_folder.Combine(file));

    private List<string> Files() => [.. Directory.EnumerateFiles(_folder.Path, "*", SearchOption.AllDirectories)
        .Select(static file => $"{file} {File.ReadAllText(file)}").Order(StringComparer.Ordinal)];
}
