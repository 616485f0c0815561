using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;

namespace SplNet.Evaluation.Explaining;

/// <summary>The resources inside of assemblies.</summary>
internal static class EmbeddedResources
{
    /// <summary>The names of those that only one of two assemblies has, or that have other bytes.</summary>
    /// <param name="before">The file of the one.</param>
    /// <param name="after">The file of the other; a file that is not there has none.</param>
    public static IEnumerable<string> Differing(string before, string after)
    {
        var (older, newer) = (In(before), In(after));
        return older.Keys.Union(newer.Keys, StringComparer.Ordinal).Order(StringComparer.Ordinal)
            .Where(name =>
                !older.TryGetValue(name, out var was) || !newer.TryGetValue(name, out var now) || !was.AsSpan().SequenceEqual(now));
    }

    private static Dictionary<string, byte[]> In(string path)
    {
        if (!File.Exists(path))
            return [];
        using var file = new PEReader(File.OpenRead(path));
        if (!file.HasMetadata || file.PEHeaders.CorHeader is not { } header)
            return [];
        var metadata = file.GetMetadataReader();
        var all = file.GetSectionData(header.ResourcesDirectory.RelativeVirtualAddress).GetContent();
        return metadata.ManifestResources.Select(metadata.GetManifestResource)
            .Where(resource => resource.Implementation.IsNil && !IsOfFSharp(metadata.GetString(resource.Name)))
            .ToDictionary(
                resource => metadata.GetString(resource.Name),
                resource => Content(all.AsSpan()[(int)resource.Offset..]),
                StringComparer.Ordinal);
    }

    // Data of the F# compiler itself: it includes lines and paths of the sources.
    private static bool IsOfFSharp(string name) =>
        name.StartsWith("FSharpSignature", StringComparison.Ordinal) || name.StartsWith("FSharpOptimization", StringComparison.Ordinal);

    // Each starts with its length.
    private static byte[] Content(ReadOnlySpan<byte> resource) =>
        resource.Slice(sizeof(int), System.Buffers.Binary.BinaryPrimitives.ReadInt32LittleEndian(resource)).ToArray();
}
