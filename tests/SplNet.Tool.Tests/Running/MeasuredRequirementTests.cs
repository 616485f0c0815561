using System.Text.Json;
using System.Xml.Linq;
using SplNet.Tests.Shared;
using SplNet.Tool.Reporting;

namespace SplNet.Tool.Tests.Running;

/// <summary>Requirements of a library that is no test project, measured by the built tool.</summary>
public sealed class MeasuredRequirementTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-run-");

    [Fact]
    public async Task SeveralRequirements_AreMeasuredAndSummarised()
    {
        var json = Path.Combine(_folder, "results.json");

        var markdown = Path.Combine(_folder, "results.md");

        var junit = Path.Combine(_folder, "results.xml");

        var run = await RunAsync(
            Built.Stated, "--json", json, "--markdown", markdown, "--junit", junit, "--annotations", "--html",
            Path.Combine(_folder, "pages"), "--seed", "7", "--project", "src/My.csproj", "--verbose");

        Assert.Equal((int)ExitCode.Fail, run.ExitCode);
        const string source = "tests/Programs/SplNet.Tests.Stated/Buffers.cs";
        var line = 1 + Array.FindIndex(
            await File.ReadAllLinesAsync(Repository.PathOf(source), TestContext.Current.CancellationToken),
            static line => line.Contains("large is lean", StringComparison.Ordinal));
        Assert.All(
            [
                "PASS  small is lean: allocated(SELF) * 2 < allocated(Buffers.Large)",
                "FAIL  large is lean: allocated(SELF) < allocated(Buffers.Small)",
                $"--filter {QuotedWord.Of("=small is lean")} --runs 2 --project src/My.csproj --seed",
                "1 PASS, 1 FAIL",
                "stands",
                "--seed 7",
            ],
            part => Assert.Contains(part, run.Output, StringComparison.Ordinal));
        Assert.Contains(
            $"::error file={source},line={line},title=large is lean::FAIL  large is lean: ", run.Output, StringComparison.Ordinal);
        Assert.Equal(
            ["001-large-is-lean.html", "002-small-is-lean.html", "index.html"],
            Directory.EnumerateFiles(Path.Combine(_folder, "pages")).Select(Path.GetFileName).Order(StringComparer.Ordinal));
        var test = XDocument.Parse(await File.ReadAllTextAsync(junit, TestContext.Current.CancellationToken)).Descendants("failure")
            .Single();
        Assert.Equal(
            ("large is lean", "SplNet.Tests.Stated.Buffers.Large"),
            ((string?)test.Parent!.Attribute("name"), (string?)test.Parent.Attribute("classname")));
        Assert.Contains("repeat: ", test.Value, StringComparison.Ordinal);
        Assert.Contains(
            "--project has no effect, because no requirement names an old version (such as Sorter.Sort@v1.2).",
            run.Errors,
            StringComparison.Ordinal);
        Assert.Contains("experiment 2 of 2: ", run.Errors, StringComparison.Ordinal);
        Assert.Contains(
            "| PASS | `small is lean` | SplNet.Tests.Stated.Buffers.Small | allocated(",
            await File.ReadAllTextAsync(markdown, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(
            ["small is lean", "large is lean"],
            document.RootElement.GetProperty("requirements").EnumerateArray().Select(static one => one.GetProperty("name").GetString()));
        Assert.Equal(1, document.RootElement.GetProperty("exitCode").GetInt32());
    }

    [Fact]
    public async Task RequirementOfAFile_IsMeasuredAlone()
    {
        var run = await RunAsync(Built.FileOf("perf.spl"), "--filter", "=no gigabytes");

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.Contains("PASS  no gigabytes: ", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Summary", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MeasuredCode_SeesTheFolderAndTheEntryAssemblyOfItsProgram()
    {
        var file = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(
            file, "looks: allocated(Surroundings.Look) < 1 MB with runs = 2\n", TestContext.Current.CancellationToken);

        var run = await RunAsync(file, "--assembly", Built.Stated);

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
    }

    [Fact]
    public async Task QuietRun_ShowsOnlyTheTableIfAllPass()
    {
        var file = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(file, "small: allocated(Buffers.Small) < 1 GB\n", TestContext.Current.CancellationToken);

        var run = await RunAsync(file, "--assembly", Built.Stated, "--quiet");

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.StartsWith("Requirements", run.Output, StringComparison.Ordinal);
        Assert.Contains("PASS", run.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("environment:", run.Output, StringComparison.Ordinal);
        Assert.Empty(run.Errors);
    }

    [Fact]
    public async Task MistakeOfAWholeFile_IsPrintedOnce()
    {
        var file = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(file, "a = b\nb = a\n\nfirst: a < 1 s\nsecond: b < 1 s\n", TestContext.Current.CancellationToken);

        var run = await RunAsync(file, "--assembly", Built.Stated);

        Assert.Equal((int)ExitCode.NotMeasured, run.ExitCode);
        var reports = run.Output[..run.Output.IndexOf("Requirements", StringComparison.Ordinal)];
        var second = reports.IndexOf("INVALID  second", StringComparison.Ordinal);
        Assert.Contains("(1,1): error SPL1210", reports[..second], StringComparison.Ordinal);
        Assert.DoesNotContain("SPL1210", reports[second..], StringComparison.Ordinal);
        Assert.Contains("See the problem above.", reports[second..], StringComparison.Ordinal);
    }

    [Fact]
    public async Task SignalDuringARun_KeepsMeasuredResults()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        var (file, json) = (Path.Combine(_folder, "perf.spl"), Path.Combine(_folder, "results.json"));
        await File.WriteAllTextAsync(
            file,
            "first: allocated(Buffers.Small) < 1 GB with runs = 2\nendless: mean(Buffers.Small) < 1 s with runs = 10000\n" +
            "never: allocated(Buffers.Small) < 1 GB\n",
            TestContext.Current.CancellationToken);

        var run = await Command.RunUntilAsync(
            "PASS  ", "TERM", "dotnet", [Built.Tool, "run", file, "--assembly", Built.Stated, "--json", json, "--time-budget", "600"]);

        Assert.Equal(143, run.ExitCode);
        Assert.Contains("2 of 3 requirements were not measured: endless, never", run.Output, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(
            "first", Assert.Single(document.RootElement.GetProperty("requirements").EnumerateArray()).GetProperty("name").GetString());
        Assert.Equal(
            ["endless", "never"], document.RootElement.GetProperty("notReached").EnumerateArray().Select(static name => name.GetString()));
        Assert.Equal(143, document.RootElement.GetProperty("exitCode").GetInt32());
    }

    [Fact]
    public async Task LimitOfOpenFiles_IsReportedWithTheRemedy()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux tells the limit.");

        var list = await Command.RunAsync("/bin/sh", ["-c", $"ulimit -n 64; exec dotnet '{Built.Tool}' list '{Built.Stated}'"]);

        Assert.Equal(
            (
                (int)ExitCode.Usage,
                $"The limit of open files is 64, but splnet needs 256. Raise it with ulimit -n 256.{Environment.NewLine}"),
            (list.ExitCode, list.Errors));
    }

    [Fact]
    public async Task MethodOnAnotherFramework_IsMeasured()
    {
        var run = await RunAsync(Built.Web);

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.Contains("PASS  joining is lean: ", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task WrongFormula_CouldNotBeMeasured()
    {
        var run = await RunAsync(Built.FileOf("wrong.spl"), "--filter", "unknown");

        Assert.Equal((int)ExitCode.NotMeasured, run.ExitCode);
        Assert.Contains("wrong.spl(1,18): error SPL1306", run.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FileThatCannotBeWritten_IsReportedBeforeMeasuring()
    {
        var run = await RunAsync(Built.Stated, "--json", Path.Combine(_folder, "none", "results.json"));

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains("results.json cannot be written", run.Errors, StringComparison.Ordinal);
        Assert.DoesNotContain("experiment", run.Errors, StringComparison.Ordinal);
        Assert.Empty(run.Output);
    }

    [Fact]
    public async Task SettingsOfTheProject_AreReadNextToItsAssembly()
    {
        var settings = Path.Combine(_folder, "splnet.json");
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Built.Stated)!))
            File.Copy(file, Path.Combine(_folder, Path.GetFileName(file)));
        await File.WriteAllTextAsync(settings, """{ "alpha": "tiny" }""", TestContext.Current.CancellationToken);

        var run = await RunAsync(Path.Combine(_folder, Path.GetFileName(Built.Stated)));

        Assert.Equal((int)ExitCode.Usage, run.ExitCode);
        Assert.Contains($"'alpha' in {settings} is 'tiny'", run.Errors, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static Task<Command> RunAsync(params string[] arguments) =>
        Command.RunAsync(
            "dotnet", [Built.Tool, "run", .. arguments, "--runs", "2"], ("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
