using SplNet.Evaluation.ResultDocuments;

namespace SplNet.Tests.Processes;

/// <summary>Console programs with top-level statements, as their users start them.</summary>
public class ProgramTests
{
    // What may follow the name of an experiment in its progress; whether it waits or takes long is up to the machine.
    private static readonly string[] ProgressAdditions = [": block ", ": waits ", " after "];

    [Fact]
    public async Task TwoExperimentsInSequence_ReportVerdictsAndProgressAndWriteOneDocumentEach()
    {
        using var folder = new TemporaryFolder();
        var results = Path.Combine(folder.Location, "results");
        using var program = ProgramRun.StartWith(("SPLNET_RESULTS", results), "Sequence");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("PASS  median(less) is ", output, StringComparison.Ordinal);
        Assert.Contains("; claimed: median(more) < median(less)", output, StringComparison.Ordinal);
        Assert.Contains("dotnet run -c Release", output, StringComparison.Ordinal);
        Assert.Empty(folder.Processes());
        Assert.Equal([results], folder.Files());
        var documents = Directory.EnumerateFiles(results).Select(static file => ResultDocumentJson.Read(File.ReadAllText(file))).ToList();
        Assert.Equal(2, documents.Count);
        Assert.All(documents, static document => Assert.Equal("SplNet.Tests.Sequence", document.Source));
        Assert.All(documents, static document => Assert.NotEmpty(document.Result.Operands[0].Runs[0].Nanoseconds));
        var (_, errors) = await program.LinesAsync();
        Assert.Equal(
            ["experiment 1: median(less) * 2 < median(more)", "experiment 2: median(more) < median(less)"],
            errors.Where(static line => ProgressAdditions.All(addition => !line.Contains(addition, StringComparison.Ordinal))));
        Assert.Contains(errors, static line =>
            line.StartsWith("experiment 1: median(less) * 2 < median(more): Pass after 6 runs, ", StringComparison.Ordinal));
        Assert.Contains(errors, static line =>
            line.StartsWith("experiment 2: median(more) < median(less): Fail after 6 runs, ", StringComparison.Ordinal));
    }

    [Fact]
    public async Task InvalidVariable_IsReportedByTheExperimentsWithoutAStackTrace()
    {
        using var program = ProgramRun.StartWith(("SPLNET_ALPHA", "tiny"), "Sequence");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 1, output); // what the program gives where its claims do not end as they should
        Assert.Contains("claimed: median(less) * 2 < median(more)", output, StringComparison.Ordinal);
        Assert.Contains("The environment variable SPLNET_ALPHA is 'tiny', which cannot be understood", output, StringComparison.Ordinal);
        Assert.DoesNotContain("   at SplNet", output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AsynchronousMainAfterAnAwait_PassesWithoutDisabledProgress()
    {
        using var program = ProgramRun.StartWith(("SPLNET_PROGRESS", "Off"), "Awaiting");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("PASS  median(less) is ", output, StringComparison.Ordinal);
        Assert.Empty((await program.LinesAsync()).Errors);
    }

    [Fact]
    public async Task HelperAfterAnAwaitWithoutMainOnTheStack_PassesAndIsRepeatedWithTheArguments()
    {
        using var program = ProgramRun.Start("Awaiting", "helper");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("PASS  allocated(less) < 1.Megabytes()", output, StringComparison.Ordinal);
        Assert.Contains("dotnet run -c Release -- helper", output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FolderWithSpacesAndNonAsciiLetters_Works()
    {
        using var folder = new TemporaryFolder();
        var odd = Directory.CreateDirectory(Path.Combine(folder.Location, "ölçüm & mess ung 測定 'x'")).FullName;
        foreach (var file in Directory.EnumerateFiles(AppContext.BaseDirectory).Where(static file => IsNeeded(Path.GetFileName(file))))
            File.Copy(file, Path.Combine(odd, Path.GetFileName(file)));
        using var program = ProgramRun.StartIn(odd, "Awaiting");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("PASS  median(less) is ", output, StringComparison.Ordinal);
    }

    private static bool IsNeeded(string file) =>
        file.EndsWith(".dll", StringComparison.Ordinal) || file.StartsWith("SplNet.Tests.Awaiting.", StringComparison.Ordinal);

    [Fact]
    public async Task ProgramWithoutOptimisation_IsRefusedWithTheCommandToRun()
    {
        using var program = ProgramRun.Start("Unoptimised");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("claimed: mean(touch) < 1.Seconds()", output, StringComparison.Ordinal);
        Assert.Contains("SplNet.Tests.Unoptimised is a Debug build", output, StringComparison.Ordinal);
        Assert.Contains("dotnet run -c Release", output, StringComparison.Ordinal);
    }
}
