using System.IO.Compression;
using System.Text.RegularExpressions;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests.Documents;

/// <summary>The first page as packages carry it, far from the pages that it links to.</summary>
public sealed partial class PackagedReadmeTests(PackedSplNet packed)
{
    [Fact]
    public async Task ReadmeOfThePackage_HasNoDeadLink_AndNoMarksOfTests()
    {
        await using var package = await ZipFile.OpenReadAsync(
            Directory.EnumerateFiles(packed.Packages, "SplNet.0.*.nupkg").Single(), TestContext.Current.CancellationToken);
        using var reader = new StreamReader(await package.GetEntry("README.md")!.OpenAsync(TestContext.Current.CancellationToken));
        var page = await reader.ReadToEndAsync(TestContext.Current.CancellationToken);
        Assert.DoesNotMatch(RelativeLink(), page);
        Assert.DoesNotContain("<!--", page, StringComparison.Ordinal);
        foreach (var block in DocumentBlock.Of("README.md"))
            Assert.Contains(block.Code, page, StringComparison.Ordinal);
    }

    [Fact]
    public async Task PackageOfARepositoryWithAnAddress_LinksThereAndStatesTheCommit()
    {
        var folder = OwnedFolder.Create("splnet-readme-");
        var made = await DotNet.RunAsync(
            Repository.Root,
            new Dictionary<string, string>(StringComparer.Ordinal),
            "msbuild", Repository.PathOf("src/SplNet.Statistics/SplNet.Statistics.csproj"), "-t:Pack",
            "-p:Configuration=Release;NoBuild=true;RepositoryUrl=https://example.org/splnet/;RepositoryCommit=0123abcd",
            $"-p:PackageOutputPath={folder};NuspecOutputPath={folder};ReadmeOfPackage={Path.Combine(folder, "README.md")}");
        Assert.True(made.ExitCode == 0, made.Text);
        var page = await File.ReadAllTextAsync(Path.Combine(folder, "README.md"), TestContext.Current.CancellationToken);
        Assert.DoesNotMatch(RelativeLink(), page);
        Assert.Contains("](https://example.org/splnet/blob/main/docs/README.md)", page, StringComparison.Ordinal);
        var described = await File.ReadAllTextAsync(
            Directory.EnumerateFiles(folder, "*.nuspec").Single(), TestContext.Current.CancellationToken);
        Assert.Contains(
            "<repository type=\"git\" url=\"https://example.org/splnet/\" commit=\"0123abcd\" />", described, StringComparison.Ordinal);
        OwnedFolder.Delete(folder);
    }

    [GeneratedRegex(@"\]\((?!\w+://)", RegexOptions.None, 60_000)]
    private static partial Regex RelativeLink();
}
