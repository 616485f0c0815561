using SplNet.Machine;

namespace SplNet.Tests.Machine;

/// <summary>What the machine did between two readings.</summary>
public sealed class MachineUseTests : IDisposable
{
    private readonly FakeKernel _kernel = new();

    [Fact]
    public void SystemWithoutData_IsNotGuessed()
    {
        var use = Take();

        Assert.Null(use.BusySeconds);
        Assert.Null(use.OwnSeconds);
        Assert.Null(use.Throttled);
        Assert.Null(use.OthersSince(Take()));
    }

    [Fact]
    public void BusyTime_ExcludesIdleAndWaitingAndIncludesStolenTime()
    {
        _kernel.With("proc/stat", "cpu  100 20 30 9000 800 1 2 47 5 6\ncpu0 1 1 1 1 1 1 1 1 1 1");

        Assert.Equal(2, Take().BusySeconds);
    }

    [Fact]
    public void BusyTime_CoversTheAllowedProcessors()
    {
        _kernel.With(
            "proc/stat", "cpu  900 0 0 0 0 0 0 0 0 0\ncpu0 100 0 0 0 0 0 0 0 0 0\ncpu1 200 0 0 0 0 0 0 0 0 0\n" +
                "cpu2 400 0 0 0 0 0 0 0 0 0\ncpu12 200 0 0 0 0 0 0 0 0 0\nintr 9")
            .With("proc/self/status", "Name:\ta\nCpus_allowed:\t7\nCpus_allowed_list:\t0-1,12\nMems_allowed_list:\t0");

        Assert.Equal(5, Take().BusySeconds);
        Assert.Equal(3, MachineReadings.Take(_kernel.Sys, _kernel.Proc).Allowed);
    }

    [Theory]
    [InlineData("proc/self/cgroup", "0::/a.slice/b.scope", "fs/cgroup", 7)]
    [InlineData("proc/self/cgroup", "12:memory:/m\n4:cpu,cpuacct:/a.slice/b.scope", "fs/cgroup/cpu,cpuacct", 7)]
    [InlineData("proc/self/cgroup", "0::/", "fs/cgroup", 1)]
    public void Throttling_IncludesParentGroups(string file, string content, string mount, int throttled)
    {
        _kernel.With(file, content)
            .With($"sys/{mount}/cpu.stat", "nr_throttled 1")
            .With($"sys/{mount}/a.slice/cpu.stat", "nr_throttled 2")
            .With($"sys/{mount}/a.slice/b.scope/cpu.stat", "nr_throttled 4")
            .With($"sys/{mount}/a.slice/other.scope/cpu.stat", "nr_throttled 8");

        Assert.Equal(throttled, Take().Throttled);
    }

    [Fact]
    public void OwnTime_IncludesEndedChildrenForAnyProcessName()
    {
        _kernel.With("proc/self/stat", "4711 (a) b (c 9 9 9) S 1 2 3 4 5 6 7 8 9 10 100 200 300 400 20 0");

        Assert.Equal(10, Take().OwnSeconds);
    }

    [Theory]
    [InlineData("sys/fs/cgroup/cpu.stat", "usage_usec 7\nnr_periods 9\nnr_throttled 4\nthrottled_usec 1", 4)]
    [InlineData("sys/fs/cgroup/cpu/cpu.stat", "nr_periods 9\nnr_throttled 5\nthrottled_time 1", 5)]
    [InlineData("sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "6", 6)]
    [InlineData("sys/fs/cgroup/cpu.stat", "usage_usec 7", null)]
    public void Throttling_IncludesContainerAndTemperature(string file, string content, int? throttled)
    {
        _kernel.With(file, content);

        Assert.Equal(throttled, Take().Throttled);
    }

    [Fact]
    public void OthersWork_IsTheRemainder()
    {
        var before = new MachineUse { BusySeconds = 5, OwnSeconds = 1 };
        Assert.True(
            SpinWait.SpinUntil(() => new MachineUse { BusySeconds = 9, OwnSeconds = 1 }.OthersSince(before) > 0, TimeSpan.FromSeconds(5)));

        Assert.Equal(0, new MachineUse { BusySeconds = 6, OwnSeconds = 3 }.OthersSince(before));
        Assert.Null(new MachineUse { BusySeconds = 6 }.OthersSince(before));
    }

    public void Dispose() => _kernel.Dispose();

    private MachineUse Take() => MachineUse.Take(_kernel.Sys, _kernel.Proc);
}
