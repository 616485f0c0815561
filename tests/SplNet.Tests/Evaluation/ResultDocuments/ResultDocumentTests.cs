using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;
using Json.Schema;
using SplNet.Evaluation;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Tests.Processes;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Evaluation.ResultDocuments;

/// <summary>What experiments leave for whoever keeps results. Those of each test framework are in the matrix of frameworks.</summary>
public class ResultDocumentTests
{
    [Fact]
    public void SchemaInTheDocuments_MatchesTheCode()
    {
        var schema = ResultDocumentJson.Schema().ReplaceLineEndings("\n");
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
            File.WriteAllText(PathOf("result.schema.json"), schema);
        else
            Assert.True(
                schema == File.ReadAllText(PathOf("result.schema.json")), "Result documents have another form now. " +
                    "Write docs/result.schema.json again: WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Tests --filter " +
                    "\"FullyQualifiedName~ResultDocument\"; a member that is gone or means something else needs a new SchemaVersion.");
    }

    [Theory]
    [InlineData(100, Verdict.Pass)]
    [InlineData(300, Verdict.Fail)]
    [InlineData(double.NaN, Verdict.Invalid)]
    public void Experiment_WritesADocumentOfTheSchema(double nanoseconds, Verdict verdict)
    {
        using var folder = new TemporaryFolder();
        var result = Evaluate(folder.Location, nanoseconds);
        Assert.Equal(verdict, result.Verdict);
        var text = File.ReadAllText(Assert.Single(folder.Files()));
        var evaluated = Schema().Evaluate(JsonDocument.Parse(text).RootElement, new EvaluationOptions { OutputFormat = OutputFormat.List });
        Assert.True(evaluated.IsValid, string.Join('\n', evaluated.Details!.Where(static detail =>
            detail.Errors is { Count: > 0 } && !detail.EvaluationPath.ToString().Contains("anyOf", StringComparison.Ordinal))
            .Select(static detail => $"{detail.InstanceLocation}: {string.Join(", ", detail.Errors!.Values)}")));
        var document = ResultDocumentJson.Read(text);
        Assert.Equal(result.ToString(), document.Result.ToString());
        Assert.Equal(("SplNet.Tests", TimeSpan.Zero), (document.Source, document.Ended.Offset));
        Assert.StartsWith("net10.0", document.Framework, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("id")]
    [InlineData("ended")]
    [InlineData("source")]
    [InlineData("result")]
    public void DocumentWithoutRequiredMembers_ViolatesTheSchema(string missing)
    {
        using var folder = new TemporaryFolder();
        Evaluate(folder.Location, 100);
        var document = JsonNode.Parse(File.ReadAllText(folder.Files()[0]))!.AsObject();
        document.Remove(missing);
        Assert.False(Schema().Evaluate(JsonDocument.Parse(document.ToJsonString()).RootElement).IsValid);
    }

    [Fact]
    public void EachEvaluation_WritesOneCompleteDocumentWithItsId()
    {
        using var folder = new TemporaryFolder();
        Evaluate(folder.Location, 100);
        Evaluate(folder.Location, 100);
        Assert.Equal(2, folder.Files().Select(static file => ResultDocumentJson.Read(File.ReadAllText(file)).Id).Distinct().Count());
        Assert.All(folder.Files(), static file => Assert.EndsWith(".json", file, StringComparison.Ordinal));
    }

    [Fact]
    public void FolderThatCannotBeCreated_IsNotedAndTheVerdictIsKept()
    {
        using var folder = new TemporaryFolder();
        var file = Path.Combine(folder.Location, "file");
        File.WriteAllText(file, "not a folder");
        var result = Evaluate(Path.Combine(file, "results"), 100);
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.StartsWith(
            $"The result document cannot be written to {Path.Combine(file, "results")}: ",
            Assert.Single(result.Notes, static note => note.Contains("document", StringComparison.Ordinal)),
            StringComparison.Ordinal);
        Assert.Equal([file], folder.Files());
    }

    [Fact]
    public void LongTestName_IsShortenedInTheFileNameOnly()
    {
        using var folder = new TemporaryFolder();
        var source = string.Concat(Enumerable.Repeat("Tests.Größe(\"a/b\")", 40));
        Assert.Null(ResultDocumentFile.Write(Evaluate(null, 100), folder.Location, source, null, string.Empty));
        var file = Assert.Single(folder.Files());
        Assert.True(Path.GetFileName(file).Length < 150, file);
        Assert.Equal(source, ResultDocumentJson.Read(File.ReadAllText(file)).Source);
    }

    [Fact]
    public void Repository_IsNamedByItsCommitAndWorkTreeState()
    {
        using var folder = new TemporaryFolder();
        var repository = Directory.CreateDirectory(Path.Combine(folder.Location, "repository")).FullName;
        Assert.Null(CheckedOutCommit.Of(repository));

        GitCommand.Run(repository, "init", "--quiet");
        File.WriteAllText(Path.Combine(repository, ".gitignore"), "bin\n");
        File.WriteAllText(Path.Combine(repository, "Code.cs"), "// one\n");
        GitCommand.Run(repository, "add", "--all");
        GitCommand.Run(repository, "commit", "--quiet", "-m", "One");
        var (commit, tree) = (GitCommand.Run(repository, "rev-parse", "HEAD"), GitCommand.Run(repository, "rev-parse", "HEAD^{tree}"));

        // A process reads a folder once.
        var clean = Directory.CreateDirectory(Path.Combine(repository, "bin", "Release")).FullName;
        Assert.Equal(new CheckedOutCommit(commit, tree, IsChanged: false), CheckedOutCommit.Of(clean));
        File.WriteAllText(Path.Combine(repository, "Code.cs"), "// two\n");
        Assert.Equal(new CheckedOutCommit(commit, tree, IsChanged: false), CheckedOutCommit.Of(clean));
        var changed = CheckedOutCommit.Of(Path.Combine(repository, "bin"));
        Assert.Equal((commit, true), (changed?.Id, changed?.IsChanged));
        Assert.NotEqual(tree, changed?.Tree);
    }

    private static ExperimentResult Evaluate(string? results, double nanoseconds)
    {
        var experiment = new Experiment((a, b, mean) => mean(a) < mean(b))
        {
            Options = ExperimentOptions.Default with { Results = results },
            ["a"] = Work.Of(1),
            ["b"] = Work.Of(1),
        };
        return new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns(("a", nanoseconds), ("b", 200))).Evaluate();
    }

    private static JsonSchema Schema() => JsonSchema.FromText(File.ReadAllText(PathOf("result.schema.json")));

    private static string PathOf(string name, [CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "..", "docs", name));
}
