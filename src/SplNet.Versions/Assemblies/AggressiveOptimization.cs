using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

namespace SplNet.Versions.Assemblies;

/// <summary>
/// The methods of an assembly that request <c>AggressiveOptimization</c>: the runtime compiles them once, without a
/// profile. The flag is a bit in the method table, so an assembly can be changed in place.
/// </summary>
internal static class AggressiveOptimization
{
    // A row of the table starts with the address of the code, followed by the implementation flags (ECMA-335, II.22.26).
    private const int OffsetOfFlags = sizeof(int);

    /// <summary>Lists the names of the methods, as in <c>Parser.Parse</c>; a lambda has the name of its method.</summary>
    /// <param name="path">The file of the assembly.</param>
    public static IReadOnlyList<string> Methods(string path)
    {
        using var file = new PEReader(new MemoryStream(File.ReadAllBytes(path)));
        var reader = file.GetMetadataReader();
        return [.. reader.MethodDefinitions.Select(reader.GetMethodDefinition).Where(IsAggressive).Select(method => NameOf(reader, method))
            .Distinct(StringComparer.Ordinal)];
    }

    /// <summary>Sets or removes the flag of all methods with code.</summary>
    /// <param name="path">The file of the assembly.</param>
    /// <param name="isOn">True to set it.</param>
    public static void Set(string path, bool isOn)
    {
        var image = File.ReadAllBytes(path);
        using var file = new PEReader(new MemoryStream(image));
        var reader = file.GetMetadataReader();
        var table = file.PEHeaders.MetadataStartOffset + reader.GetTableMetadataOffset(TableIndex.MethodDef);
        foreach (var handle in reader.MethodDefinitions)
        {
            var method = reader.GetMethodDefinition(handle);
            if (method.RelativeVirtualAddress == 0)
                continue;
            var flags = isOn
                ? method.ImplAttributes | MethodImplAttributes.AggressiveOptimization
                : method.ImplAttributes & ~MethodImplAttributes.AggressiveOptimization;
            var row = table + ((MetadataTokens.GetRowNumber(handle) - 1) * reader.GetTableRowSize(TableIndex.MethodDef));
            BitConverter.TryWriteBytes(image.AsSpan(row + OffsetOfFlags), (ushort)flags);
        }

        File.WriteAllBytes(path, image);
    }

    private static bool IsAggressive(MethodDefinition method) => method.ImplAttributes.HasFlag(MethodImplAttributes.AggressiveOptimization);

    private static string NameOf(MetadataReader reader, MethodDefinition method)
    {
        var type = reader.GetTypeDefinition(method.GetDeclaringType());
        while (reader.GetString(type.Name).StartsWith('<') && !type.GetDeclaringType().IsNil)
            type = reader.GetTypeDefinition(type.GetDeclaringType());
        return $"{Written(reader.GetString(type.Name))}.{Written(reader.GetString(method.Name))}";
    }

    // The compiler puts the author's name into angle brackets.
    private static string Written(string name) =>
        name.StartsWith('<') && name.IndexOf('>', StringComparison.Ordinal) is > 1 and var end ? name[1..end] : name;
}
