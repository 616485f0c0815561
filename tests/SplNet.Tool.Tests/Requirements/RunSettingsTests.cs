using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>What the command line says wins; what it does not say stays.</summary>
public sealed class RunSettingsTests
{
    private static readonly ExperimentOptions BuiltIn = new();

    [Fact]
    public void NothingSaid_LeavesTheOptions()
    {
        var options = BuiltIn with { Alpha = 0.05, Seed = 7, Reuse = true };

        Assert.Equal(options, new RunSettings(null, null, null, null, null, Reuse: false).Over(options));
    }

    [Fact]
    public void Reuse_IsSwitchedOn() => Assert.True(new RunSettings(null, null, null, null, null, Reuse: true).Over(BuiltIn).Reuse);
}
