using SplNet.Processes.Protocol;

namespace SplNet.Tests.Processes;

/// <summary>The environment of a measuring process.</summary>
public class ChildEnvironmentTests
{
    [Fact]
    public void ProfilersCoverageAndHooks_AreRemovedAndOthersKept()
    {
        var environment = Applied([]);
        Assert.DoesNotContain("CORECLR_ENABLE_PROFILING", environment.Keys);
        Assert.DoesNotContain("DOTNET_STARTUP_HOOKS", environment.Keys);
        Assert.Equal("/usr/bin", environment["PATH"]);
        Assert.Equal("2", environment["DOTNET_TC_CallCountingDelayMs"]);
    }

    [Fact]
    public void ChangesOfTheOperand_TakePrecedence()
    {
        var environment = Applied(new() { ["DOTNET_TC_CallCountingDelayMs"] = "100", ["PATH"] = null, ["DOTNET_gcServer"] = "1" });
        Assert.Equal("100", environment["DOTNET_TC_CallCountingDelayMs"]);
        Assert.Equal("1", environment["DOTNET_gcServer"]);
        Assert.DoesNotContain("PATH", environment.Keys);
    }

    private static Dictionary<string, string?> Applied(Dictionary<string, string?> changes)
    {
        var environment = new Dictionary<string, string?>(StringComparer.Ordinal)
        {
            ["CORECLR_ENABLE_PROFILING"] = "1", ["DOTNET_STARTUP_HOOKS"] = "hook.dll", ["PATH"] = "/usr/bin",
        };
        ChildEnvironment.Apply(environment, changes);
        return environment;
    }
}
