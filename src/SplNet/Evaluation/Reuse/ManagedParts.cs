using System.Buffers.Binary;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SplNet.Evaluation.Reuse;

/// <summary>
/// Reads code, metadata, resources and data of an assembly without the gaps between them. Embedded symbols are such a gap: they are
/// compressed, so the symbols of another commit have another length, and move the following parts.
/// </summary>
internal static class ManagedParts
{
    /// <summary>The parts one after the other; the whole image if its order is not the C# compiler's.</summary>
    public static byte[] Of(byte[] image, PEReader file)
    {
        var headers = file.PEHeaders;
        var symbols = OffsetOf(headers, headers.PEHeader!.DebugTableDirectory.RelativeVirtualAddress);
        if (!IsOrdered(file, symbols))
            return image;
        var section =
            headers.SectionHeaders[headers.GetContainingSectionIndex(headers.PEHeader.DebugTableDirectory.RelativeVirtualAddress)];
        var data = DataAddress(file.GetMetadataReader());
        MakeRelative(image, headers, file.GetMetadataReader(), data);
        if (headers.PEHeader.ImportAddressTableDirectory.Size > 0)
            image.AsSpan(
                OffsetOf(headers, headers.PEHeader.ImportAddressTableDirectory.RelativeVirtualAddress),
                headers.PEHeader.ImportAddressTableDirectory.Size).Clear();
        var start = data == 0 ? 0 : OffsetOf(headers, data);
        var end = data == 0 ? 0 : section.PointerToRawData + Math.Min(section.VirtualSize, section.SizeOfRawData);
        return [.. image.AsSpan(section.PointerToRawData, symbols - section.PointerToRawData), .. image.AsSpan(start, end - start)];
    }

    private static bool IsOrdered(PEReader file, int symbols)
    {
        var (headers, reader) = (file.PEHeaders, file.GetMetadataReader());
        var resources = headers.CorHeader!.ResourcesDirectory;
        return symbols >= headers.MetadataStartOffset + headers.MetadataSize
            && headers.CorHeader.Flags.HasFlag(CorFlags.ILOnly)
            && headers.CorHeader.ManagedNativeHeaderDirectory.Size == 0
            && (resources.Size == 0 || OffsetOf(headers, resources.RelativeVirtualAddress) + resources.Size <= symbols)
            && reader.MethodDefinitions.All(
                method => OffsetOf(headers, reader.GetMethodDefinition(method).RelativeVirtualAddress) < symbols)
            && (DataAddress(reader) == 0 || OffsetOf(headers, DataAddress(reader)) > symbols);
    }

    private static int OffsetOf(PEHeaders headers, int address)
    {
        var index = headers.GetContainingSectionIndex(address);
        return index < 0 ? 0 : headers.SectionHeaders[index].PointerToRawData + address - headers.SectionHeaders[index].VirtualAddress;
    }

    // The start of the initial values of arrays; 0 if there are none.
    private static int DataAddress(MetadataReader reader) => reader.FieldDefinitions
        .Select(field => reader.GetFieldDefinition(field).GetRelativeVirtualAddress())
        .Where(static address => address > 0)
        .DefaultIfEmpty(0)
        .Min();

    private static void MakeRelative(byte[] image, PEHeaders headers, MetadataReader reader, int data)
    {
        var table = headers.MetadataStartOffset + reader.GetTableMetadataOffset(TableIndex.FieldRva);
        for (var row = 0; row < reader.GetTableRowCount(TableIndex.FieldRva); row++)
        {
            var address = image.AsSpan(table + (row * reader.GetTableRowSize(TableIndex.FieldRva)), sizeof(int));
            BinaryPrimitives.WriteInt32LittleEndian(address, BinaryPrimitives.ReadInt32LittleEndian(address) - data);
        }
    }
}
