using SplNet.Statistics;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>What the command line says wins; what it does not say stays.</summary>
public sealed class RunSettingsTests
{
    private static readonly ExperimentOptions BuiltIn = new();

    [Fact]
    public void NoSettings_KeepTheOptions()
    {
        var options = BuiltIn with { Alpha = 0.05, Seed = 7, Reuse = true };

        Assert.Equal(options, new RunSettings(null, null, null, null, null, Reuse: false).Over(options));
    }

    [Fact]
    public void Reuse_IsSwitchedOn() => Assert.True(new RunSettings(null, null, null, null, null, Reuse: true).Over(BuiltIn).Reuse);

    [Fact]
    public void IterationsAndWarmUp_OverrideTheOptions()
    {
        var settings = new RunSettings(null, null, null, null, null, Reuse: false) { Iterations = 7, WarmUpSeconds = 1.5 };
        var options = settings.Over(BuiltIn with { WarmUp = new WarmUpOptions { Iterations = 30 } });
        Assert.Equal((7, new WarmUpOptions { Least = TimeSpan.FromSeconds(1.5), Iterations = 30 }), (options.Iterations, options.WarmUp));
    }

    [Fact]
    public void Interpretation_OverridesTheOptions()
    {
        var settings = new RunSettings(null, null, null, null, null, Reuse: false);
        Assert.IsType<WelchRuns>(settings.Over(BuiltIn with { Interpretation = new WelchRuns() }).Interpretation);
        Assert.IsType<TrimmedRuns>(
            (settings with { Interpretation = new TrimmedRuns() }).Over(BuiltIn with { Interpretation = new WelchRuns() }).Interpretation);
    }

    [Fact]
    public void BuildSettings_AreMergedOverTheOptions()
    {
        var settings = new RunSettings(null, null, null, null, null, Reuse: false)
        {
            Builds = new BuildSettings
            {
                Project = "src/A.csproj",
                Properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase) { ["B"] = "2" },
                DroppedPackages = ["MinVer"],
                RebuildTests = true,
                TimeoutSeconds = 5,
            },
        };
        var versions = new VersionOptions
        {
            Project = "other",
            Framework = "net8.0",
            Properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase) { ["A"] = "1", ["b"] = "1" },
            DroppedPackages = ["GitVersion"],
            Worktree = true,
        };
        var options = settings.Over(BuiltIn with { Versions = versions }).Versions;
        Assert.Equal(("src/A.csproj", "net8.0", TimeSpan.FromSeconds(5)), (options.Project, options.Framework, options.BuildTimeout));
        Assert.True(options is { RebuildTests: true, Worktree: true, KeepSdkPin: false });
        Assert.Equal(
            ["A=1", "b=2"], options.Properties.Select(static property => $"{property.Key}={property.Value}").Order(StringComparer.Ordinal));
        Assert.Equal(["GitVersion", "MinVer"], options.DroppedPackages);
    }
}
