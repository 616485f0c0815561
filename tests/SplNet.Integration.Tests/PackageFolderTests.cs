using System.Text.RegularExpressions;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>Where NuGet unpacks is the user's choice: <c>NUGET_PACKAGES</c> ends with a slash or without one.</summary>
public sealed partial class PackageFolderTests
{
    [Fact]
    public void PathsIntoThePackageFolder_WorkWithoutATrailingSlash()
    {
        var named = new[] { "*.csproj", "*.props", "*.targets" }
            .SelectMany(Repository.Files)
            .Where(static file => !Made().IsMatch(Path.GetRelativePath(Repository.Root, file).Replace('\\', '/')))
            .SelectMany(static file =>
                Folder().Matches(File.ReadAllText(file)).Select(match => $"{Path.GetRelativePath(Repository.Root, file)}: {match.Value}"))
            .ToList();
        Assert.NotEmpty(named);
        Assert.All(named, static use => Assert.EndsWith("EnsureTrailingSlash('$(NuGetPackageRoot)'", use, StringComparison.Ordinal));
    }

    [Fact]
    public void PackagesOfAnEarlierCheckout_AreNotUsed()
    {
        var folder = OwnedFolder.Create("splnet-folders-");
        try
        {
            foreach (var package in (string[])["splnet/0.1.0", "splnet.causes/0.1.0", "perfolizer/0.4.1"])
                Directory.CreateDirectory(Path.Combine(folder, "filled", package));

            var others = PackedSplNet.Others(Path.Combine(folder, "filled"), Path.Combine(folder, "others"));

            Assert.Equal(Path.Combine(others, "perfolizer"), Assert.Single(Directory.GetDirectories(others)));
            Assert.True(Directory.Exists(Path.Combine(others, "perfolizer", "0.4.1")));
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }

    // What builds and restores have written.
    [GeneratedRegex("(^|/)(artifacts|bin|obj)/", RegexOptions.NonBacktracking | RegexOptions.ExplicitCapture)]
    private static partial Regex Made();

    [GeneratedRegex(@"\S*\$\(NuGetPackageRoot\)'?", RegexOptions.NonBacktracking)]
    private static partial Regex Folder();
}
