using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Swapping;

/// <summary>
/// Puts a version into a copy of the test's output. It always replaces the version's own assemblies, and replaces dependencies if the test
/// lacks them or has lower ones, because the runtime rejects an assembly with a lower version than the reference. Files are copied, not
/// linked: the next build of the test writes into its output while the copy may still be measured.
/// </summary>
internal sealed class OutputSwap(SwapRequest request)
{
    // The measuring process and its parent must use the same SplNet.
    private static readonly string[] KeptPrefixes = ["SplNet.", "BenchmarkDotNet."];

    private readonly string _test = Path.GetDirectoryName(Path.GetFullPath(request.TestAssembly))!;
    private readonly string _testName = Path.GetFileNameWithoutExtension(request.TestAssembly);
    private readonly string _copy = Path.GetFullPath(request.Destination);
    private readonly HashSet<string> _own = [.. request.Version.OwnFiles];
    private readonly List<SwappedFile> _files = [];
    private readonly List<DependencyDifference> _differences = [];

    public SwappedOutput Run()
    {
        var version = request.Version;
        FileTree.Copy(_test, _copy);
        var wanted = FileTree.Files(version.Folder).Where(IsWanted).ToList();
        foreach (var file in wanted.Where(IsChosen))
            Put(file);
        var notes = ProductionNotes.Of(request, Path.Combine(_test, request.ProductionFile)).Concat(RaisedVersions()).ToList();
        DependencyFile.Update(Path.Combine(_copy, _testName + ".deps.json"), _copy, [.. _files.Select(static file => file.Path)]);
        return new SwappedOutput(Path.Combine(_copy, Path.GetFileName(request.TestAssembly)), _files, _differences, notes);
    }

    // Skip its start files and everything with the test's name, unless that is the library. The dependency
    // files of web applications are in the output of their tests, which read them.
    private bool IsWanted(string file) =>
        (!file.EndsWith(".deps.json", StringComparison.OrdinalIgnoreCase)
            || !string.Equals(file, _testName + ".deps.json", StringComparison.OrdinalIgnoreCase) && File.Exists(Path.Combine(_test, file)))
        && !file.EndsWith(".runtimeconfig.json", StringComparison.OrdinalIgnoreCase)
        && (request.IsItself || !file.StartsWith(_testName + ".", StringComparison.OrdinalIgnoreCase));

    private bool IsChosen(string file)
    {
        if (IsOwn(file) || !File.Exists(Path.Combine(_test, file)))
            return true;
        if (!file.EndsWith(".dll", StringComparison.OrdinalIgnoreCase)
            || AssemblyIdentity.TryOf(Path.Combine(_test, file)) is not { } ofTest
            || AssemblyIdentity.TryOf(Path.Combine(request.Version.Folder, file)) is not { } ofVersion)
        {
            return IsContent(file);
        }

        if (ofTest.Version != ofVersion.Version && !file.EndsWith(".resources.dll", StringComparison.OrdinalIgnoreCase))
            _differences.Add(new DependencyDifference(ofTest.Name, ofTest.Version, ofVersion.Version));
        return ofVersion.Version > ofTest.Version
            && !KeptPrefixes.Any(prefix => file.StartsWith(prefix, StringComparison.OrdinalIgnoreCase));
    }

    // Includes symbols, documentation and translations.
    private bool IsOwn(string file)
    {
        var name = Path.GetFileNameWithoutExtension(file);
        if (name.EndsWith(".resources", StringComparison.OrdinalIgnoreCase))
            name = name[..^".resources".Length];
        return _own.Contains(name + ".dll") || _own.Contains(name + ".exe");
    }

    // Data files that the library reads belong to its version; files of a dependency stay with it.
    private static bool IsContent(string file) =>
        Path.GetExtension(file).ToUpperInvariant() is not (".DLL" or ".PDB" or ".SO" or ".DYLIB" or ".EXE" or ".XML");

    private void Put(string file)
    {
        var before = Path.Combine(_test, file);
        var wasThere = File.Exists(before);
        FileTree.CopyFile(request.Version.Folder, _copy, file);
        _files.Add(new SwappedFile(file, wasThere ? VersionOf(before) : null, VersionOf(Path.Combine(_copy, file)), wasThere));
    }

    private IEnumerable<string> RaisedVersions()
    {
        foreach (var (path, before, after, _) in _files)
        {
            if (before is null || after is null || after >= before || !IsOwn(path)
                || path.EndsWith(".resources.dll", StringComparison.OrdinalIgnoreCase))
                continue;
            AssemblyVersionRaise.Apply(Path.Combine(_copy, path), before);
            yield return $"{path} {after} says {before} in the copy: the test refers to that version, and a lower one would not be loaded.";
        }
    }

    private static Version? VersionOf(string path) =>
        path.EndsWith(".dll", StringComparison.OrdinalIgnoreCase) || path.EndsWith(".exe", StringComparison.OrdinalIgnoreCase)
            ? AssemblyIdentity.TryOf(path)?.Version
            : null;
}
