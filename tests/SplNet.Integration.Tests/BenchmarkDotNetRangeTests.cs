using System.IO.Compression;

namespace SplNet.Integration.Tests;

/// <summary>A user's own reference to BenchmarkDotNet, beside the packed SplNet package.</summary>
public sealed class BenchmarkDotNetRangeTests(PackedSplNet packed, BenchmarkDotNetProjects projects)
    : IClassFixture<BenchmarkDotNetProjects>
{
    private static readonly string[] Engine =
    [
        "BenchmarkDotNet.dll", "BenchmarkDotNet.Annotations.dll", "Perfolizer.dll", "System.Management.dll",
    ];

    private static readonly string[] Rest =
        [
            "Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll", "Microsoft.Diagnostics.Tracing.TraceEvent.dll",
            "Dia2Lib.dll", "amd64/msdia140.dll",
        ];

    [Fact]
    public void Package_StatesTheRange()
    {
        using var package = ZipFile.OpenRead(Directory.EnumerateFiles(packed.Packages, "SplNet.0.*.nupkg").Single());
        using var reader = new StreamReader(package.GetEntry("SplNet.nuspec")!.Open());
        Assert.Contains("<dependency id=\"BenchmarkDotNet\" version=\"[0.14.0, 0.16.0)\"", reader.ReadToEnd(), StringComparison.Ordinal);
    }

    // In megabytes of 10^6 bytes.
    [Fact]
    public void OutputWithoutTheReference_GrowsByAtMost30Megabytes() =>
        Assert.InRange(projects.OutputOf(null).Values.Sum(static file => file.Length), 0, 30_000_000);

    [Fact]
    public void OutputWithoutTheReference_HasTheEngineAlone()
    {
        var files = projects.OutputOf(null);

        Assert.All(Engine, name => Assert.Contains(name, files));
        Assert.All(Rest, name => Assert.DoesNotContain(name, files));
        Assert.DoesNotContain(files.Keys, static name =>
            name.Contains("capstone.", StringComparison.Ordinal) || name.Contains("Microsoft.CodeAnalysis", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("linux-x64", "libgit2*.so")]
    [InlineData("linux-arm64", "libgit2*.so")]
    [InlineData("linux-musl-x64", "libgit2*.so")]
    [InlineData("linux-musl-arm64", "libgit2*.so")]
    [InlineData("win-x64", "git2*.dll")]
    [InlineData("win-arm64", "git2*.dll")]
    [InlineData("osx-x64", "libgit2*.dylib")]
    [InlineData("osx-arm64", "libgit2*.dylib")]
    public void OutputWithoutTheReference_HasGitOfEachPlatform(string platform, string library) =>
        Assert.Contains(projects.OutputOf(null).Keys, name =>
            System.IO.Enumeration.FileSystemName.MatchesSimpleExpression($"runtimes/{platform}/native/{library}", name));

    [Fact]
    public void OutputWithTheReference_HasAllOfBenchmarkDotNet()
    {
        var files = projects.OutputOf("0.14.0");

        Assert.All(Engine.Concat(Rest), name => Assert.Contains(name, files));
        Assert.Contains("runtimes/linux-x64/native/libcapstone.so", files);
    }

    [Fact]
    public void ExcludedCompileAssets_AreReportedByTheBuild() =>
        Assert.Contains(
            projects.Printed.Split('\n'), static line => line.Contains($"{BenchmarkDotNetProjects.Hiding}.csproj", StringComparison.Ordinal)
                && line.Contains("error SPLNET005: ", StringComparison.Ordinal));

    [Theory]
    [InlineData("0.16.0", false)]
    [InlineData("0.16.0-preview.1", false)]
    [InlineData("0.13.12", false)]
    [InlineData("0.14.0", true)]
    [InlineData("0.15.99", true)]
    public void ReferenceOutsideTheRange_IsReportedByTheBuild(string version, bool isWithin)
    {
        Assert.True(isWithin == projects.IsBuilt(version), projects.Printed);
        var message = $"error SPLNET001: SplNet measures with the engine of BenchmarkDotNet 0.14 or 0.15, and this project has {version}.";
        Assert.Equal(!isWithin, projects.PrintedOf(version).Any(line => line.Contains(message, StringComparison.Ordinal)));
    }
}
