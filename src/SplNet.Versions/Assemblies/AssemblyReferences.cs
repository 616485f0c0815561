using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>Reads the references of assemblies from their files without loading them.</summary>
internal static class AssemblyReferences
{
    /// <summary>Lists the simple names of an assembly's references.</summary>
    /// <param name="path">The assembly.</param>
    public static IReadOnlyList<string> Of(string path)
    {
        using var stream = File.OpenRead(path);
        using var file = new PEReader(stream);
        if (!file.HasMetadata)
            return [];
        var reader = file.GetMetadataReader();
        return [.. reader.AssemblyReferences.Select(reference => reader.GetString(reader.GetAssemblyReference(reference).Name))];
    }

    /// <summary>Lists the simple names of assemblies and of all their direct and indirect references in the same folder.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="names">The simple names of the assemblies to start with.</param>
    public static IReadOnlyList<string> Closure(string folder, params IEnumerable<string> names)
    {
        var found = new List<string>();
        var open = new Queue<string>(names);
        var seen = new HashSet<string>(open, StringComparer.OrdinalIgnoreCase);
        while (open.TryDequeue(out var name))
        {
            var path = Path.Combine(folder, name + ".dll");
            if (!File.Exists(path))
                continue;
            found.Add(name);
            foreach (var reference in Of(path).Where(seen.Add))
                open.Enqueue(reference);
        }

        return found;
    }
}
