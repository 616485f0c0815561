using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Reads the bytes of an assembly without the bytes that distinguish builds of the same sources. The compiler writes the commit into every
/// assembly, so each commit, even one that only touches documentation, would change each assembly.
/// </summary>
internal static class AssemblyContent
{
    private const int TimeInCoffHeader = 4;
    private const int ChecksumInOptionalHeader = 64;
    private const int GuidSize = 16;

    /// <summary>The bytes of any file; for an assembly as described.</summary>
    public static byte[] Of(string path)
    {
        var image = File.ReadAllBytes(path);
        try
        {
            using var file = new PEReader(new MemoryStream(image));
            return file.HasMetadata ? WithoutBuild((byte[])image.Clone(), file) : image;
        }
        catch (BadImageFormatException)
        {
            return image; // a native library, or not a library
        }
    }

    private static byte[] WithoutBuild(byte[] image, PEReader file)
    {
        var headers = file.PEHeaders;
        foreach (var entry in headers.PEHeader!.DebugTableDirectory.Size > 0 ? file.ReadDebugDirectory() : [])
            image.AsSpan(entry.DataPointer, entry.DataSize).Clear();
        ClearDirectory(image, headers, headers.PEHeader.DebugTableDirectory);
        ClearDirectory(image, headers, headers.PEHeader.ResourceTableDirectory); // the resources repeat the commit, for the system
        ClearDirectory(image, headers, headers.CorHeader!.StrongNameSignatureDirectory);
        image.AsSpan(headers.CoffHeaderStartOffset + TimeInCoffHeader, sizeof(int)).Clear();
        image.AsSpan(headers.PEHeaderStartOffset + ChecksumInOptionalHeader, sizeof(int)).Clear();
        ClearMetadata(image.AsSpan(headers.MetadataStartOffset, headers.MetadataSize), file.GetMetadataReader());
        return ManagedParts.Of(image, file);
    }

    private static void ClearDirectory(byte[] image, PEHeaders headers, DirectoryEntry directory)
    {
        if (directory.Size > 0 && headers.TryGetDirectoryOffset(directory, out var offset))
            image.AsSpan(offset, directory.Size).Clear();
    }

    private static void ClearMetadata(Span<byte> metadata, MetadataReader reader)
    {
        var module = reader.GetHeapMetadataOffset(HeapIndex.Guid)
            + ((MetadataTokens.GetHeapOffset(reader.GetModuleDefinition().Mvid) - 1) * GuidSize);
        metadata.Slice(module, GuidSize).Clear();
        foreach (var commit in AssemblyAttributes.Named(reader, nameof(AssemblyInformationalVersionAttribute)))
        {
            var value = reader.GetHeapMetadataOffset(HeapIndex.Blob) + MetadataTokens.GetHeapOffset(commit.Value);
            metadata.Slice(value, reader.GetBlobReader(commit.Value).Length).Clear();
        }
    }
}
