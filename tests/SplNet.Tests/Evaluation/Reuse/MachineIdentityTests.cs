using SplNet.Evaluation.Reuse;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>When a machine is another one, as far as times are concerned.</summary>
public sealed class MachineIdentityTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void SameMachine_IsTheSameEachTime() => Assert.Equal(MachineIdentity.Text(), MachineIdentity.Text());

    [Theory]
    [InlineData("proc/sys/kernel/random/boot_id", "1", "2")]
    [InlineData("proc/cpuinfo", "model name : A", "model name : B")]
    [InlineData("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance", "powersave")]
    [InlineData("sys/devices/system/cpu/intel_pstate/no_turbo", "0", "1")]
    [InlineData("sys/fs/cgroup/cpu.max", "max 100000", "50000 100000")]
    public void DifferentBootProcessorOrShare_IsAnotherMachine(string file, string one, string other)
    {
        Assert.Equal(With(file, one), With(file, one));
        Assert.NotEqual(With(file, one), With(file, other));
    }

    [Fact]
    public void Load_ChangesNothing() => Assert.Equal(With("proc/loadavg", "0.1 0 0"), With("proc/loadavg", "9.5 0 0"));

    [Theory]
    [InlineData("DOTNET_SplNetTests", false)]
    [InlineData("DOTNET_CLI_SplNetTests", true)]
    [InlineData("SplNetTests", true)]
    public void VariableOfTheRuntime_IsAnotherMachine(string variable, bool isSame)
    {
        var before = MachineIdentity.Text();
        Environment.SetEnvironmentVariable(variable, "1");
        try
        {
            Assert.Equal(isSame, MachineIdentity.Text() == before);
        }
        finally
        {
            Environment.SetEnvironmentVariable(variable, null);
        }
    }

    [Fact]
    public void Start_IsInThePast() => Assert.True(MachineIdentity.Start(TimeProvider.System) < DateTimeOffset.UtcNow);

    private string With(string file, string content)
    {
        var path = Path.Combine(_folder.Location, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
        return MachineIdentity.Text(Path.Combine(_folder.Location, "sys"), Path.Combine(_folder.Location, "proc"));
    }
}
