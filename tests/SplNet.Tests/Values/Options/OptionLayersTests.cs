using SplNet.Statistics;
using SplNet.Tests.Processes;
using SplNet.Values.Options;

namespace SplNet.Tests.Values.Options;

/// <summary>The layers of options: built-in values, file, environment.</summary>
public class OptionLayersTests
{
    private static readonly ExperimentOptions BuiltIn = new();

    [Fact]
    public void MissingFile_KeepsTheDefaults()
    {
        Assert.Equal(0.01, BuiltIn.Alpha);
        Assert.Equal(0.05, BuiltIn.Resolution);
        Assert.Equal(BuiltIn, OptionLayers.FromEnvironment(BuiltIn, Set()));
    }

    [Fact]
    public void File_SetsEveryOptionInEveryCulture()
    {
        using var culture = new Results.Reports.Culture("tr-TR");
        var options = Read(
            """
            { // a comment, and a comma too many
              "alpha": 0.05, "RESOLUTION": 0.1, "runs": 7, "iterations": 30, "iterationMilliseconds": 2.5,
              "launchTimeoutSeconds": 1.5, "waitTimeoutSeconds": 0, "seed": -3, "onDisturbance": "keep",
              "outlierSuspectPercent": 40, "outlierMultiplier": 1.5, "outlierRetries": 3, "noiseMagnitude": 0.5, "affinity": 5, "priority": "high", "reuse": true, "acceptChangedData": true, "onInconclusive": "pass", "attach": "always", "onDebugBuild": "Measure",
            }
            """);
        Assert.Equal(
            BuiltIn with
            {
                Alpha = 0.05, Resolution = 0.1, Runs = 7, Iterations = 30, IterationTime = TimeSpan.FromMilliseconds(2.5),
                LaunchTimeout = TimeSpan.FromSeconds(1.5), WaitTimeout = TimeSpan.Zero, Seed = -3, OnInconclusive = OnInconclusive.Pass,
                Attach = Attach.Always, OnDebugBuild = OnDebugBuild.Measure,
                Outliers = new SuffixRule { SuspectPercent = 40, Multiplier = 1.5, Retries = 3 }, NoiseMagnitude = 0.5,
                OnDisturbance = OnDisturbance.Keep, Reuse = true, AcceptChangedData = true, Affinity = 0b101,
                Priority = System.Diagnostics.ProcessPriorityClass.High,
            },
            options);
    }

    [Fact]
    public void File_SetsHowOldVersionsAreBuilt()
    {
        var versions = Read(
            """
            { "repository": "/r", "project": "src/A.csproj", "framework": "net8.0", "properties": "A=1;B=x=y", "droppedPackages": "MinVer; GitVersion", "skippedSubmodules": "tests/corpus", "keepSdkPin": true,
              "ignoreWarningsAsErrors": true, "skipPackageValidation": true, "buildCommand": "make", "builtFile": "out/A.dll", "buildTimeoutSeconds": 30, "rebuildTests": true, "worktree": true }
            """).Versions;
        Assert.Equal(
            ("/r", "src/A.csproj", "net8.0", "make", "out/A.dll"),
            (versions.Repository, versions.Project, versions.Framework, versions.BuildCommand, versions.BuiltFile));
        Assert.Equal(("1", "x=y", 2), (versions.Properties["a"], versions.Properties["B"], versions.Properties.Count));
        Assert.Equal(["MinVer", "GitVersion"], versions.DroppedPackages);
        Assert.Equal(["tests/corpus"], versions.SkippedSubmodules);
        Assert.Equal(TimeSpan.FromSeconds(30), versions.BuildTimeout);
        Assert.True(versions
            is { KeepSdkPin: true, IgnoreWarningsAsErrors: true, SkipPackageValidation: true, RebuildTests: true, Worktree: true });
    }

    [Fact]
    public void File_SetsTheBaselineFolder()
    {
        var options = Read("""{ "baselines": "/perf", "baselineRequired": true, "baselineSince": "v2.0", "historian": "window 3" }""");
        Assert.Equal(
            new BaselineOptions { Folder = "/perf", Required = true, Since = "v2.0", Historian = Historian.Window(3) }, options.Baselines);
        Assert.Equal("/other", OptionLayers.FromEnvironment(options, Set(("SPLNET_BASELINES", "/other"))).Baselines.Folder);
    }

    [Fact]
    public void PropertyWithoutAName_IsRefused() => Assert.Contains(
        "'=1' is not a property. Write Name=Value", Assert.Throws<SplNetException>(static () => Read("""{ "properties": "=1" }""")).Message,
        StringComparison.Ordinal);

    [Fact]
    public void NearestFileAbove_IsRead()
    {
        using var folder = new TemporaryFolder();
        var inner = Directory.CreateDirectory(Path.Combine(folder.Location, "a", "b")).FullName;
        File.WriteAllText(Path.Combine(folder.Location, "splnet.json"), """{ "runs": 3 }""");
        Assert.Equal(3, OptionLayers.FromFile(BuiltIn, inner).Runs);
        File.WriteAllText(Path.Combine(folder.Location, "a", "splnet.json"), """{ "runs": 4 }""");
        Assert.Equal(4, OptionLayers.FromFile(BuiltIn, inner).Runs);
    }

    [Theory]
    [InlineData("SPLNET_ALPHA", "1e-3")]
    [InlineData("SPLNET_ITERATION_MILLISECONDS", "2.5")]
    [InlineData("SPLNET_LAUNCH_TIMEOUT_SECONDS", "7")]
    [InlineData("SPLNET_AFFINITY", "3")]
    [InlineData("SPLNET_PRIORITY", "belowNormal")]
    [InlineData("SPLNET_WARM_UP_SECONDS", "2")]
    [InlineData("SPLNET_WARM_UP_MOST_SECONDS", "2.5")]
    [InlineData("SPLNET_WARM_UP_ITERATIONS", "30")]
    [InlineData("SPLNET_ON_DISTURBANCE", "Replace")]
    [InlineData("SPLNET_ON_INCONCLUSIVE", "Fail")]
    [InlineData("SPLNET_ARTIFACTS", "/somewhere")]
    [InlineData("SPLNET_RESULTS", "/somewhere")]
    [InlineData("SPLNET_ISOLATION", "benchmarkdotnet")]
    [InlineData("SPLNET_ENGINE", "benchmarkdotnet")]
    [InlineData("SPLNET_PROGRESS", "lines")]
    [InlineData("SPLNET_SEED", "83172")]
    [InlineData("SPLNET_REUSE", "TRUE")]
    public void Variable_SetsItsOption(string variable, string value)
    {
        using var culture = new Results.Reports.Culture("tr-TR");
        Assert.NotEqual(BuiltIn, OptionLayers.FromEnvironment(BuiltIn, Set((variable, value))));
    }

    [Theory]
    [InlineData("""{ "alhpa": 0.05 }""", "sets 'alhpa', which is not an option. Did you mean 'alpha'? The options are: alpha, resolution")]
    [InlineData("""{ "alpha": "much" }""", "'alpha' in", "is 'much', which cannot be understood")]
    [InlineData("""{ "alpha": "0,05" }""", "'alpha' in", "is '0,05', which cannot be understood")]
    [InlineData("""{ "runs": 2.5 }""", "'runs' in", "cannot be understood")]
    [InlineData("""{ "runs": 99999999999 }""", "'runs' in", "cannot be understood")]
    [InlineData("""{ "runs": null }""", "'runs' in", "cannot be understood")]
    [InlineData("""{ "iterationMilliseconds": "NaN" }""", "'iterationMilliseconds' in", "cannot be understood")]
    [InlineData("""{ "onDebugBuild": "ignore" }""", "'onDebugBuild' in", "choose one of Refuse, Measure")]
    [InlineData("""{ "onDebugBuild": 7 }""", "'onDebugBuild' in", "choose one of Refuse, Measure")]
    [InlineData("""{ "alpha": "much" }""", "write a number, with a point")]
    [InlineData("""{ "runs": 2.5 }""", "write a whole number from -2147483648 to 2147483647.")]
    [InlineData("""{ "worktree": "yes" }""", "write true or false.")]
    [InlineData("""{ "alpha": 7 }""", "'alpha' in", "is '7', which cannot be used: Alpha is 7; it must be a number above 0 and up to 0.5.")]
    [InlineData("""{ "iterations": 99999999 }""", "'iterations' in", "is '99999999', which cannot be used: Iterations is 99999999; " +
        "it must be a whole number from 1 to 100000.")]
    [InlineData("""{ "maxRuns": 99999999 }""", "'maxRuns' in", "which cannot be used: MaxRuns is 99999999; it must be a whole number from 3")]
    [InlineData(
        """{ "droppedPackages": ["MinVer", "GitVersion"] }""",
        "'droppedPackages' in",
        "several values as one text with semicolons between them")]
    [InlineData("""{ "artifacts": null }""", "'artifacts' in", "is 'null', which cannot be understood")]
    [InlineData("[1]", "cannot be read as a JSON object of options", "splnet.json")]
    [InlineData("{ \"runs\": ", "cannot be read as a JSON object of options", "splnet.json")]
    public void MistakeInTheFile_IsReportedWithItsLocation(string json, params string[] parts)
    {
        using var culture = new Results.Reports.Culture("de-DE");
        var mistake = Assert.Throws<SplNetException>(() => Read(json));
        Assert.All(parts, part => Assert.Contains(part, mistake.Message, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("five", "understood: write a whole number")]
    [InlineData("1", "used: Runs is 1; it must be a whole number from 2 to 10000")]
    [InlineData("99999999", "used: Runs is 99999999; it must be a whole number from 2 to 10000")]
    public void MistakeInTheEnvironment_IsReportedWithItsVariable(string value, string advice)
    {
        var mistake = Assert.Throws<SplNetException>(() => OptionLayers.FromEnvironment(BuiltIn, Set(("SPLNET_RUNS", value))));
        Assert.Contains(
            $"The environment variable SPLNET_RUNS is '{value}', which cannot be {advice}", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void UnknownVariable_IsReportedWithASuggestion()
    {
        var mistake = Assert.Throws<SplNetException>(
            () => OptionLayers.FromEnvironment(BuiltIn, Set(("SPLNET_ITERATION_MILISECONDS", "1"))));
        Assert.Contains(
            "SPLNET_ITERATION_MILISECONDS is not an option. Did you mean 'SPLNET_ITERATION_MILLISECONDS'? The options are: SPLNET_ALPHA, ",
            mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MistakeInTheSettings_IsReportedByTheInvalidExperiment()
    {
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds()) { ["a"] = Operand.Of(static () => { }) };
        experiment.Options = BuiltIn with { Mistake = "SPLNET_ALPHA is 'tiny'", Alpha = 0.05 };

        var result = experiment.Run();

        Assert.Equal((Verdict.Invalid, "SPLNET_ALPHA is 'tiny'"), (result.Verdict, result.Problems[0]));
    }

    [Theory]
    [InlineData("SPLNET_CACHE", "/somewhere")]
    [InlineData("SPLNET_LOCK", "/somewhere")]
    [InlineData("SPLNET_BUILD", "mark")]
    [InlineData("SPLNET_LAUNCH", "mark")]
    [InlineData("SPLNET_TYPO", "")]
    [InlineData("SPLNETTY", "1")]
    [InlineData("PATH", "/bin")]
    public void UnrelatedVariable_ChangesNothing(string variable, string value) =>
        Assert.Equal(BuiltIn, OptionLayers.FromEnvironment(BuiltIn, Set((variable, value))));

    private static Dictionary<string, string> Set(params (string Name, string Value)[] variables) =>
        variables.ToDictionary(static variable => variable.Name, static variable => variable.Value, StringComparer.Ordinal);

    private static ExperimentOptions Read(string json)
    {
        using var folder = new TemporaryFolder();
        File.WriteAllText(Path.Combine(folder.Location, "splnet.json"), json);
        return OptionLayers.FromFile(BuiltIn, folder.Location);
    }
}
