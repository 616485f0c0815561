using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using SplNet.Measuring;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Toolchain;

/// <summary>
/// The assemblies that an assembly refers to, directly or by projects that it refers to. A process of BenchmarkDotNet's does not report
/// what it has loaded; these are the candidates.
/// </summary>
internal static class ReferencedAssemblies
{
    /// <summary>The names of those that were built without optimisation, and whether in Release all the same.</summary>
    /// <param name="assembly">The assembly; the others are in its folder.</param>
    public static IEnumerable<(string Name, bool IsRelease)> Unoptimised(Assembly assembly) =>
        Files(assembly).Where(AssemblyOptimization.IsDebug)
            .Select(static path => (Path.GetFileNameWithoutExtension(path), AssemblyOptimization.IsRelease(path)));

    /// <summary>The names of those that count which of their lines run.</summary>
    /// <param name="assembly">The assembly; the others are in its folder.</param>
    public static IEnumerable<string> Covered(Assembly assembly) =>
        Files(assembly).Where(AssemblyCoverage.Counts).Select(static path => Path.GetFileNameWithoutExtension(path));

    private static IEnumerable<string> Files(Assembly assembly)
    {
        var folder = Path.GetDirectoryName(assembly.Location)!;
        var packages = File.Exists(DependencyLibrary.FileOf(assembly.Location))
            ? UnoptimisedAssemblies.Packages(DependencyLibrary.FileOf(assembly.Location))
            : [];
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var open = new Queue<string>([assembly.GetName().Name!]);
        while (open.TryDequeue(out var name))
        {
            var path = Path.Combine(folder, name + ".dll");
            if (UnoptimisedAssemblies.IsOwn(name) || !seen.Add(name) || !File.Exists(path))
                continue;
            yield return path;
            if (packages.Contains(name))
                continue;
            foreach (var reference in ReferencesOf(path))
                open.Enqueue(reference);
        }
    }

    private static List<string> ReferencesOf(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        var reader = file.GetMetadataReader();
        return [.. reader.AssemblyReferences.Select(reference => reader.GetString(reader.GetAssemblyReference(reference).Name))];
    }
}
