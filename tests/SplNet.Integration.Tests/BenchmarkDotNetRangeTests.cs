using System.IO.Compression;

namespace SplNet.Integration.Tests;

/// <summary>A user's own reference to BenchmarkDotNet, beside the packed SplNet package.</summary>
public sealed class BenchmarkDotNetRangeTests(PackedSplNet packed, BenchmarkDotNetProjects projects) : IClassFixture<BenchmarkDotNetProjects>
{
    [Fact]
    public void Package_StatesTheRange()
    {
        using var package = ZipFile.OpenRead(Directory.EnumerateFiles(packed.Packages, "SplNet.0.*.nupkg").Single());
        using var reader = new StreamReader(package.GetEntry("SplNet.nuspec")!.Open());
        Assert.Contains("<dependency id=\"BenchmarkDotNet\" version=\"[0.14.0, 0.16.0)\"", reader.ReadToEnd(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("0.16.0", false)]
    [InlineData("0.16.0-preview.1", false)]
    [InlineData("0.13.12", false)]
    [InlineData("0.14.0", true)]
    [InlineData("0.15.99", true)]
    public void ReferenceOutsideOfTheRange_IsToldInTheBuild(string version, bool isWithin)
    {
        Assert.True(isWithin == projects.IsBuilt(version), projects.Printed);
        var message = $"error SPLNET001: SplNet measures with the engine of BenchmarkDotNet 0.14 or 0.15, and this project has {version}.";
        Assert.Equal(!isWithin, projects.PrintedOf(version).Any(line => line.Contains(message, StringComparison.Ordinal)));
    }
}
