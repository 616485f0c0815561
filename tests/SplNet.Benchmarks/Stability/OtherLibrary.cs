namespace SplNet.Benchmarks;

/// <summary>The unit tests of a library that somebody has checked out and built.</summary>
/// <param name="Name">The name of the library.</param>
/// <param name="Folder">Where its sources are.</param>
/// <param name="Tests">The assembly of its tests.</param>
internal sealed record OtherLibrary(string Name, string Folder, string Tests)
{
    /// <summary>Finds it.</summary>
    /// <param name="argument">Name, folder and project of the tests: <c>Humanizer=/src/Humanizer#Humanizer.Tests</c>.</param>
    /// <exception cref="ArgumentException">It is not there, or not built.</exception>
    public static OtherLibrary Of(string argument)
    {
        var (name, place) = Halves(argument, '=');
        var (folder, project) = Halves(place, '#');
        if (name.Length == 0 || project.Length == 0)
            throw new ArgumentException(
                $"'{argument}' names no tests of a library. " +
                "Write name=folder#Project.Of.Tests, for example Humanizer=/src/Humanizer#Humanizer.Tests.");
        if (!Directory.Exists(folder))
            throw new ArgumentException($"There is no folder {folder}. Check the library out there: git clone.");
        var built = Directory.EnumerateFiles(folder, project + ".dll", SearchOption.AllDirectories)
            .Where(static file => file.Replace('\\', '/').Contains("/bin/Release/net", StringComparison.Ordinal)
                && File.Exists(Path.ChangeExtension(file, ".deps.json")))
            .MaxBy(File.GetLastWriteTimeUtc);
        return new OtherLibrary(
            name, Path.GetFullPath(folder), built is null
                ? throw new ArgumentException(
                    $"Below {folder} there is no bin/Release/net…/{project}.dll. Build the tests: dotnet build -c Release.")
                : Path.GetFullPath(built));
    }

    private static (string Before, string After) Halves(string text, char sign)
    {
        var place = text.IndexOf(sign, StringComparison.Ordinal);
        return place < 0 ? (text, string.Empty) : (text[..place], text[(place + 1)..]);
    }
}
