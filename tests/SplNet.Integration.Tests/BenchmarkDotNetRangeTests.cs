using System.IO.Compression;

namespace SplNet.Integration.Tests;

/// <summary>A user's own reference to BenchmarkDotNet, beside the packed SplNet package.</summary>
public sealed class BenchmarkDotNetRangeTests(PackedSplNet packed)
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
    public async Task ReferenceOutsideOfTheRange_IsToldInTheBuild(string version, bool isWithin)
    {
        if (version != "0.14.0")
            AddPackage(version);
        var project = packed.NewProject($"benchmarkdotnet.{version}")
            .Add("User.csproj", TestProjects.Library("SplNet")
                .Replace("</Project>", $"<ItemGroup><PackageReference Include=\"BenchmarkDotNet\" Version=\"[{version}]\" /></ItemGroup><PropertyGroup><NoWarn>$(NoWarn);NU1605;NU1608</NoWarn></PropertyGroup></Project>", StringComparison.Ordinal))
            .Add("Nothing.cs", "namespace User;\n\npublic static class Nothing;\n");
        var built = await project.RunAsync("build", "-c", "Release");
        Assert.Equal(isWithin, built.ExitCode == 0);
        Assert.Equal(!isWithin, built.Text.Contains($"error SPLNET001: SplNet measures with the engine of BenchmarkDotNet 0.14 or 0.15, and this project has {version}.", StringComparison.Ordinal));
    }

    // Of the real package only its name and version matter here; any assembly will do.
    private void AddPackage(string version)
    {
        Directory.CreateDirectory(packed.Packages);
        using var package = ZipFile.Open(Path.Combine(packed.Packages, $"BenchmarkDotNet.{version}.nupkg"), ZipArchiveMode.Create);
        using (var writer = new StreamWriter(package.CreateEntry("BenchmarkDotNet.nuspec").Open()))
        {
            writer.Write($"""
                <package><metadata><id>BenchmarkDotNet</id><version>{version}</version><authors>none</authors><description>A name and a version.</description>
                <dependencies><group targetFramework="netstandard2.0" /></dependencies></metadata></package>
                """);
        }

        package.CreateEntryFromFile(typeof(Repository).Assembly.Location, "lib/netstandard2.0/BenchmarkDotNet.dll");
    }
}
