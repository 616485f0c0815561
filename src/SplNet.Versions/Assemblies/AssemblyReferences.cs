using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>What assemblies refer to, as their files say; none of them is loaded.</summary>
internal static class AssemblyReferences
{
    /// <summary>The simple names of what an assembly refers to.</summary>
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

    /// <summary>The simple names of assemblies and of all in their folder that they refer to, and so on.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="names">The simple names of the assemblies to begin with.</param>
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
