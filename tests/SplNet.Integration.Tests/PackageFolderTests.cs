using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests;

/// <summary>Where NuGet unpacks is the user's choice: <c>NUGET_PACKAGES</c> ends with a slash or without one.</summary>
public sealed partial class PackageFolderTests
{
    [Fact]
    public void PathsIntoThePackageFolder_HoldWithoutASlashAtItsEnd()
    {
        var named = new[] { "*.csproj", "*.props", "*.targets" }
            .SelectMany(Repository.Files)
            .Where(static file => !Made().IsMatch(Path.GetRelativePath(Repository.Root, file).Replace('\\', '/')))
            .SelectMany(static file => Folder().Matches(File.ReadAllText(file)).Select(match => $"{Path.GetRelativePath(Repository.Root, file)}: {match.Value}"))
            .ToList();
        Assert.NotEmpty(named);
        Assert.All(named, static use => Assert.EndsWith("EnsureTrailingSlash('$(NuGetPackageRoot)'", use, StringComparison.Ordinal));
    }

    // What builds and restores have written.
    [GeneratedRegex("(^|/)(artifacts|bin|obj)/", RegexOptions.NonBacktracking | RegexOptions.ExplicitCapture)]
    private static partial Regex Made();

    [GeneratedRegex(@"\S*\$\(NuGetPackageRoot\)'?", RegexOptions.NonBacktracking)]
    private static partial Regex Folder();
}
