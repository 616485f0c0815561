using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SplNet.Reuse;

/// <summary>
/// The bytes of an assembly without those that tell its build from another one of the same sources. The compiler writes the commit into every
/// assembly, so each commit, also one that only touches documentation, would make each assembly another one.
/// </summary>
internal static class AssemblyContent
{
    private const int TimeInCoffHeader = 4;
    private const int ChecksumInOptionalHeader = 64;
    private const int GuidSize = 16;
    private const string CommitAttribute = nameof(AssemblyInformationalVersionAttribute);

    /// <summary>The bytes of any file; those of an assembly as described.</summary>
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
            return image; // a library of the system's own kind, or no library at all
        }
    }

    private static byte[] WithoutBuild(byte[] image, PEReader file)
    {
        var headers = file.PEHeaders;
        foreach (var entry in headers.PEHeader!.DebugTableDirectory.Size > 0 ? file.ReadDebugDirectory() : [])
            image.AsSpan(entry.DataPointer, entry.DataSize).Clear();
        ClearDirectory(image, headers, headers.PEHeader.DebugTableDirectory);
        ClearDirectory(image, headers, headers.PEHeader.ResourceTableDirectory); // says the commit once more, for the system
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
        var module = reader.GetHeapMetadataOffset(HeapIndex.Guid) + ((MetadataTokens.GetHeapOffset(reader.GetModuleDefinition().Mvid) - 1) * GuidSize);
        metadata.Slice(module, GuidSize).Clear();
        foreach (var handle in reader.IsAssembly ? reader.GetAssemblyDefinition().GetCustomAttributes() : [])
        {
            var attribute = reader.GetCustomAttribute(handle);
            if (!IsCommit(reader, attribute))
                continue;
            var value = reader.GetHeapMetadataOffset(HeapIndex.Blob) + MetadataTokens.GetHeapOffset(attribute.Value);
            metadata.Slice(value, reader.GetBlobReader(attribute.Value).Length).Clear();
        }
    }

    private static bool IsCommit(MetadataReader reader, CustomAttribute attribute)
    {
        if (attribute.Constructor.Kind != HandleKind.MemberReference)
            return false;
        var type = reader.GetMemberReference((MemberReferenceHandle)attribute.Constructor).Parent;
        return type.Kind == HandleKind.TypeReference && reader.StringComparer.Equals(reader.GetTypeReference((TypeReferenceHandle)type).Name, CommitAttribute);
    }
}
