using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.Tests.Shared;

namespace SplNet.History.Tests.Importing;

/// <summary>
/// Reports as versions of BenchmarkDotNet write them. They were made by
/// <c>dotnet run -c Release --project tests/Programs/SplNet.Tests.NewestBenchmarkDotNet -- report FOLDER</c>, the older one with
/// <c>-p:TriedBenchmarkDotNet=0.14.0 -p:CentralPackageTransitivePinningEnabled=true</c>.
/// </summary>
public sealed class BenchmarkDotNetReportTests
{
    [Theory]
    [InlineData("0.14.0", 84, 444)]
    [InlineData("0.15.8", 80, 424)]
    public void Report_HasEachBenchmarkThatDidNotFail(string version, long bytesOfTen, long bytesOfHundred)
    {
        var samples = Assert.Single(Read(version).Experiments).Samples;
        Assert.Equal(
            [
                "Length(text: \"a \\\"b\\\"\", N: 10)", "Length(text: \"a \\\"b\\\"\", N: 100)", "Length(text: null, N: 10)",
                "Length(text: null, N: 100)", "Sort(N: 10)", "Sort(N: 100)",
            ],
            samples.Where(static sample => sample.Series.Metric == "mean").Select(static sample => sample.Series.Operand)
                .Order(StringComparer.Ordinal));
        Assert.All(samples.Where(static sample => sample.Series.Metric == "mean"), static sample =>
            Assert.Equal(3, Assert.Single(sample.Runs).Iterations.Count));
        Assert.Equal(
            [bytesOfTen, bytesOfHundred], samples.Where(static sample => sample.Series is { Metric: "allocated", Operand: ['S', ..] })
                .Select(static sample => sample.Runs[0].Value));
    }

    [Fact]
    public void SeriesAndMachine_MatchTheFormerVersion()
    {
        var (old, present) = (Read("0.14.0"), Read("0.15.8"));
        Assert.Equal(old.Session.Machine, present.Session.Machine);
        Assert.Equal("AMD EPYC, X64, 2, Debian GNU/Linux 12", present.Session.Machine.ToString());
        Assert.Equal(
            old.Experiments[0].Samples.Select(static sample => sample.Series),
            present.Experiments[0].Samples.Select(static sample => sample.Series));
    }

    // What 0.13 and 0.14 write on the left, what 0.15 writes of the same machine on the right.
    [Theory]
    [InlineData("Ubuntu 24.04.1 LTS (Noble Numbat)", "Linux Ubuntu 24.04.3 LTS (Noble Numbat)", "Ubuntu 24")]
    [InlineData("Linux Mint 20 (Ulyana)", "Linux Linux Mint 20 (Ulyana)", "Linux Mint 20")]
    [InlineData("Windows 11 (10.0.22631.4460/23H2/2023Update/SunValley3)", "Windows 11 (10.0.26200.8457/25H2)", "Windows 11")]
    [InlineData("macOS Sonoma 14.5 (23F79) [Darwin 23.5.0]", "macOS Sonoma 14.7 (23H124) [Darwin 23.6.0]", "macOS Sonoma 14")]
    [InlineData("Linux 5", "Linux 5", "Linux 5")]
    public void System_IsTheSameInEveryVersion(string before, string present, string system)
    {
        Assert.Equal(system, Machine(before, "AMD EPYC 7763").System);
        Assert.Equal(system, Machine(present, "AMD EPYC 7763").System);
    }

    [Theory]
    [InlineData("Intel Core i7-6700HQ CPU 2.60GHz (Skylake)", "Intel Core i7-6700HQ CPU 2.60GHz", "Intel Core i7-6700HQ CPU 2.60GHz")]
    [InlineData("Intel Core i5-8250U CPU 1.60GHz (Kaby Lake R)", "Intel Core i5-8250U CPU 1.60GHz", "Intel Core i5-8250U CPU 1.60GHz")]
    [InlineData("AMD EPYC 7763", "AMD EPYC 7763", "AMD EPYC 7763")]
    [InlineData("Virtual CPU (Custom)", "Virtual CPU (Custom)", "Virtual CPU (Custom)")]
    [InlineData("Unknown processor", null, "")]
    public void Processor_IsTheSameInEveryVersion(string before, string? present, string processor)
    {
        Assert.Equal(processor, Machine("Windows 11", before).Processor);
        Assert.Equal(processor, Machine("Windows 11", present).Processor);
    }

    private static MachineClass Machine(string system, string? processor) =>
        BenchmarkDotNetMachine.Of(
            new BenchmarkDotNetHost { OsVersion = system, ProcessorName = processor, Architecture = "X64", LogicalCoreCount = 4 },
            string.Empty);

    private static RecordedSession Read(string version)
    {
        var folder = OwnedFolder.Create("splnet-report-");
        try
        {
            var file = Path.Combine(folder, "report-full-compressed.json");
            using (var written = File.Create(file))
            {
                using var report = typeof(BenchmarkDotNetReportTests).Assembly.GetManifestResourceStream($"benchmarkdotnet-{version}")!;
                report.CopyTo(written);
            }

            return Assert.Single(ImportedFile.Read(file, new ImportSettings("abc", string.Empty, Session: null)));
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }
}
