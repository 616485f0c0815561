using System.Xml.Linq;

namespace SplNet.Integration.Tests;

/// <summary>The checkout that the tests were built from.</summary>
internal static class Repository
{
    public static string Root { get; } = Find();

    /// <summary>The version of the packages.</summary>
    public static string Version { get; } =
        XDocument.Load(PathOf("Directory.Build.props")).Descendants("Version").Single().Value;

    public static string PathOf(string relative) => Path.Combine(Root, relative);

    /// <summary>The files of the checkout with a pattern. Links are not followed: Wine makes one to the root of the system.</summary>
    public static IEnumerable<string> Files(string pattern) =>
        Directory.EnumerateFiles(
            Root, pattern, new EnumerationOptions { RecurseSubdirectories = true, AttributesToSkip = FileAttributes.ReparsePoint });

    private static string Find()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "SplNet.sln")))
                return folder.FullName;
        }

        throw new InvalidOperationException($"No folder above {AppContext.BaseDirectory} holds SplNet.sln.");
    }
}
