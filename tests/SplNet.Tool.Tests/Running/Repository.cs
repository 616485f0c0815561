namespace SplNet.Tool.Tests.Running;

/// <summary>The checkout that the tests were built from.</summary>
internal static class Repository
{
    public static string PathOf(string relative)
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            if (File.Exists(Path.Combine(folder.FullName, "SplNet.sln")))
                return Path.Combine(folder.FullName, relative);
        }

        throw new InvalidOperationException($"No folder above {AppContext.BaseDirectory} holds SplNet.sln.");
    }
}
