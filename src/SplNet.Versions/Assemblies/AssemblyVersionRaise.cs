using System.Buffers.Binary;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>
/// Changes the version in an assembly file. The runtime rejects an assembly with a lower version than the reference asks for, so
/// the old assembly must carry the version of the assembly that it replaces. Strong names do not matter, because the
/// runtime does not verify them.
/// </summary>
internal static class AssemblyVersionRaise
{
    // In the only row of the table, after the four-byte hash algorithm: four numbers of two bytes each.
    private const int OffsetInRow = 4;

    /// <summary>Writes the version.</summary>
    public static void Apply(string path, Version version)
    {
        var image = File.ReadAllBytes(path);
        var row = image.AsSpan(OffsetOfRow(image) + OffsetInRow);
        BinaryPrimitives.WriteUInt16LittleEndian(row, (ushort)version.Major);
        BinaryPrimitives.WriteUInt16LittleEndian(row[2..], (ushort)version.Minor);
        BinaryPrimitives.WriteUInt16LittleEndian(row[4..], (ushort)Math.Max(0, version.Build));
        BinaryPrimitives.WriteUInt16LittleEndian(row[6..], (ushort)Math.Max(0, version.Revision));
        File.WriteAllBytes(path, image);
    }

    private static int OffsetOfRow(byte[] image)
    {
        using var file = new PEReader(new MemoryStream(image));
        return file.PEHeaders.MetadataStartOffset + file.GetMetadataReader().GetTableMetadataOffset(TableIndex.Assembly);
    }
}
