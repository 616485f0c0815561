using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Repositories;
using SplNet.Versions.Swapping;

namespace SplNet.Versioning;

/// <summary>A private copy of the tests' output that contains a different version.</summary>
internal sealed class VersionedOutput : IDisposable
{
    private readonly PrivateFolder _folder = new();
    private readonly string _original;

    /// <summary>Creates the copy.</summary>
    /// <param name="tests">The path of the tests' assembly.</param>
    /// <param name="library">The simple name of the library's assembly.</param>
    /// <param name="found">The version.</param>
    /// <param name="areUnitTests">True for unit tests that the tool has compiled for itself.</param>
    public VersionedOutput(string tests, string library, FoundVersion found, bool areUnitTests = false)
    {
        _original = Path.GetDirectoryName(tests)!;
        var folder = _folder.Combine("output");
        try
        {
            Notes = found.IsWholeOutput ? Copy(found, folder) : Swap(tests, library, found, folder, areUnitTests);
            ContentRoots.Place(folder, found.Version.Identity);
        }
        catch
        {
            _folder.Dispose();
            throw;
        }

        Folder = folder;
    }

    /// <summary>The folder of the copy.</summary>
    public string Folder { get; }

    /// <summary>Notes for the report.</summary>
    public IReadOnlyList<string> Notes { get; }

    /// <summary>The place of an output file in the copy; any other path is returned unchanged.</summary>
    public string PlaceOf(string path) => CopiedPlace.Of(path, _original, Folder);

    public void Dispose() => _folder.Dispose();

    private static IReadOnlyList<string> Copy(FoundVersion found, string folder)
    {
        FileTree.Copy(found.Version.Folder, folder);
        return found.Version.Notes;
    }

    private static IReadOnlyList<string> Swap(string tests, string library, FoundVersion found, string folder, bool areUnitTests)
    {
        RequireLoaded(AssemblyIdentity.Of(Path.Combine(Path.GetDirectoryName(tests)!, library + ".dll")), found.Version, areUnitTests);
        var swapped = SwappedOutput.Create(
            new SwapRequest { TestAssembly = tests, ProductionFile = library + ".dll", Version = found.Version, Destination = folder });
        return
        [
            .. found.Version.Notes,
            .. swapped.Notes,
            .. swapped.Differences.Select(static difference =>
                $"The tests have {difference.Name} {difference.OfTest}, the version was built with {difference.OfVersion}; " +
                $"{difference.Used} is measured."),
        ];
    }

    // Otherwise the tests would keep using the current library, and every comparison with the version would compare the
    // current code with itself.
    private static void RequireLoaded(AssemblyIdentity today, BuiltVersion version, bool areUnitTests)
    {
        if (version.Identity.Name != today.Name || version.FileName != today.Name + ".dll")
        {
            throw new SplNetException(
                $"The assembly was {version.FileName} ({version.Identity.Name}) at {version.Name} and is {today.Name}.dll today, " +
                "which the tests refer to: they would keep using today's. " +
                $"{Remedy.FittingTests(areUnitTests)}.");
        }

        if (today.PublicKeyToken.Length > 0 && today.PublicKeyToken != version.Identity.PublicKeyToken)
        {
            throw new SplNetException(
                $"The strong name of {today.Name} is {today.PublicKeyToken} today, which the tests refer to, " +
                $"and {(version.Identity.PublicKeyToken is { Length: > 0 } token ? token : "none")} at {version.Name}: " +
                "it would not be loaded. " +
                $"{Remedy.FittingTests(areUnitTests)}.");
        }
    }
}
