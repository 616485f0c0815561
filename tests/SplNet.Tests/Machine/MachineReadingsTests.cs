using SplNet.Machine;

namespace SplNet.Tests.Machine;

/// <summary>What is read of a system, and the advice that follows.</summary>
public sealed class MachineReadingsTests : IDisposable
{
    private readonly FakeKernel _kernel = new();

    [Fact]
    public void Windows_ReportsProcessorAndPowerPlan()
    {
        Assert.SkipUnless(OperatingSystem.IsWindows(), "Other systems have files for that.");
        var machine = MachineReadings.Take();
        Assert.NotEmpty(machine.Processor!);
        Assert.NotNull(machine.Slowed);
    }

    [Fact]
    public void SystemWithoutData_HasNoReadingsAndNoAdvice()
    {
        var machine = Take();

        Assert.Empty(machine.Governors);
        Assert.Null(machine.Turbo);
        Assert.Null(machine.Load);
        Assert.Null(machine.OnBattery);
        Assert.Empty(Advice.Of(machine));
    }

    [Fact]
    public void SteadyMachine_NeedsNoAdvice()
    {
        _kernel.With("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "performance")
            .With("sys/devices/system/cpu/intel_pstate/no_turbo", "1")
            .With("sys/class/power_supply/AC/type", "Mains")
            .With("sys/class/power_supply/AC/online", "1")
            .With("proc/loadavg", "0.08 1.20 3.00 1/300 4711");

        var machine = Take();

        Assert.Equal(["performance"], machine.Governors);
        Assert.False(machine.Turbo);
        Assert.Equal(0.08, machine.Load);
        Assert.False(machine.OnBattery);
        Assert.Empty(Advice.Of(machine));
    }

    [Fact]
    public void Governors_AreNamedOnceEach()
    {
        _kernel.With("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave")
            .With("sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "performance")
            .With("sys/devices/system/cpu/cpu2/cpufreq/scaling_governor", "powersave");

        var advice = Assert.Single(Advice.Of(Take()));

        Assert.Contains("governor is powersave,", advice, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("intel_pstate/no_turbo", "0", true)]
    [InlineData("intel_pstate/no_turbo", "1", false)]
    [InlineData("cpufreq/boost", "1", true)]
    [InlineData("cpufreq/boost", "0", false)]
    [InlineData("cpufreq/boost", "?", null)]
    public void Turbo_IsReadFromEitherDriver(string file, string content, bool? turbo)
    {
        var machine = Take(("sys/devices/system/cpu/" + file, content));

        Assert.Equal(turbo, machine.Turbo);
        Assert.Equal(turbo == true, Advice.Of(machine).Any(static line => line.StartsWith("Turbo is on", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("3.50 2.00 1.00 4/300 4711", 3.5, true)]
    [InlineData("0.40 2.00 1.00 1/300 4711", 0.4, false)]
    [InlineData("", null, false)]
    [InlineData("busy", null, false)]
    public void Load_CoversTheLastMinute(string content, double? load, bool advised)
    {
        var machine = Take(("proc/loadavg", content));

        Assert.Equal(load, machine.Load);
        Assert.Equal(advised, Advice.Of(machine).Any(static line => line.Contains("load 3.5 on", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("Battery", "Discharging", "System", true)]
    [InlineData("Battery", "Charging", "System", false)]
    [InlineData("Battery", "Discharging", "Device", null)]
    [InlineData("UPS", "Discharging", "System", null)]
    public void Battery_IsTheSystemBattery(string type, string status, string scope, bool? onBattery)
    {
        const string supply = "sys/class/power_supply/BAT0/";

        var machine = Take((supply + "type", type), (supply + "status", status), (supply + "scope", scope));

        Assert.Equal(onBattery, machine.OnBattery);
        Assert.Equal(onBattery == true, Advice.Of(machine).Any(static line => line.Contains("battery", StringComparison.Ordinal)));
    }

    [Fact]
    public void Processor_IsNamed() =>
        Assert.Equal(
            "Example 3000 @ 2 GHz",
            Take(("proc/cpuinfo", "processor : 0\nmodel name\t: Example 3000 @ 2 GHz\nmodel name\t: another")).Processor);

    [Theory]
    [InlineData("2000000", "3000000", true)]
    [InlineData("3000000", "3000000", false)]
    [InlineData("much", "3000000", null)]
    public void FrequencyBelowTheMaximum_IsReported(string set, string possible, bool? slowed)
    {
        const string frequencies = "sys/devices/system/cpu/cpu0/cpufreq/";

        var machine = Take((frequencies + "scaling_max_freq", set), (frequencies + "cpuinfo_max_freq", possible));

        Assert.Equal(slowed, machine.Slowed);
        Assert.Equal(slowed == true, Advice.Of(machine).Any(static line => line.Contains("highest frequency", StringComparison.Ordinal)));
    }

    [Fact]
    public void WarningsOfAMeasurement_AreAboutSlownessAndEventsMeanwhile()
    {
        var machine = Take(
            ("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave"),
            ("sys/devices/system/cpu/intel_pstate/no_turbo", "0"),
            ("proc/loadavg", "9.5 2.00 1.00 4/300 4711"));

        var warnings = Advice.During(machine with { Processors = 1, Allowed = 4 }, others: 1.5, throttled: 3);

        Assert.Collection(
            warnings,
            static line => Assert.StartsWith("The frequency governor is powersave", line, StringComparison.Ordinal),
            static line => Assert.StartsWith("Other work took 1.5 of 4 processors", line, StringComparison.Ordinal),
            static line => Assert.StartsWith("Processors were slowed down 3 times", line, StringComparison.Ordinal));
        Assert.StartsWith(
            "Other work took 1 of 1 processor during",
            Assert.Single(Advice.During(Take() with { Governors = [], Allowed = 1 }, others: 1.02, throttled: 0)),
            StringComparison.Ordinal);
        Assert.Empty(Advice.During(Take() with { Governors = [] }, others: 0.4, throttled: 0));
        Assert.Empty(Advice.During(Take() with { Governors = [] }, others: null, throttled: null));
    }

    public void Dispose() => _kernel.Dispose();

    private MachineReadings Take(params (string File, string Content)[] files)
    {
        foreach (var (file, content) in files)
            _kernel.With(file, content);
        return MachineReadings.Take(_kernel.Sys, _kernel.Proc);
    }
}
