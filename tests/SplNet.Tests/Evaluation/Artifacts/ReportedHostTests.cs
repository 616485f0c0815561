using SplNet.Evaluation.Artifacts;

namespace SplNet.Tests.Evaluation.Artifacts;

/// <summary>The hypervisor that reports name, read without a service of the system.</summary>
public class ReportedHostTests
{
    [Theory]
    [InlineData("Microsoft Corporation", "Virtual Machine", "Hyper-V")]
    [InlineData("innotek GmbH", "VirtualBox", "VirtualBox")]
    [InlineData("VMware, Inc.", "VMware Virtual Platform", "VMware")]
    [InlineData("Microsoft Corporation", "Surface Laptop", null)]
    [InlineData("", "", null)]
    public void Hypervisor_IsDetected(string manufacturer, string model, string? expected) =>
        Assert.Equal(expected, ReportedHost.Hypervisor(manufacturer, model)?.Name);

    [Fact]
    public void MachineOfThisProcess_IsOneLineWithBenchmarkDotNetAndTheSystem() =>
        Assert.StartsWith("BenchmarkDotNet v", ReportedHost.Current.ToFormattedString().First(), StringComparison.Ordinal);
}
