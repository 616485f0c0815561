using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>How many bytes a value has, by its fields and their alignment. What cannot be resolved is taken for two words.</summary>
internal static class StructSize
{
    private const int Word = 8;
    private const int Unknown = 2 * Word;
    private const int Deepest = 8;

    /// <summary>The size of a value of the type; of a reference, that of a pointer.</summary>
    public static int Of(TypeReference type) => Of(type, 0);

    /// <summary>True for a value type, also a generic one.</summary>
    public static bool IsValue(TypeReference type) => type is not ArrayType && (type.IsValueType || type is GenericInstanceType { ElementType.IsValueType: true });

    private static int Of(TypeReference type, int depth)
    {
        if (type is PointerType or ByReferenceType or ArrayType or GenericParameter || !IsValue(type) || depth > Deepest)
            return Word;
        return type.MetadataType switch
        {
            MetadataType.Boolean or MetadataType.Byte or MetadataType.SByte => 1,
            MetadataType.Char or MetadataType.Int16 or MetadataType.UInt16 => 2,
            MetadataType.Int32 or MetadataType.UInt32 or MetadataType.Single => 4,
            MetadataType.Int64 or MetadataType.UInt64 or MetadataType.Double or MetadataType.IntPtr or MetadataType.UIntPtr => Word,
            _ => OfFields(type, depth),
        };
    }

    private static int OfFields(TypeReference type, int depth)
    {
        if (Resolved(type) is not { } definition)
            return Unknown;
        if (definition.ClassSize > 0)
            return definition.ClassSize;
        var sum = 0;
        foreach (var field in definition.Fields.Where(static field => !field.IsStatic))
        {
            var size = Of(field.FieldType, depth + 1);
            var alignment = Math.Clamp(size, 1, Word);
            sum = ((sum + alignment - 1) / alignment * alignment) + size;
        }

        return Math.Max(1, sum);
    }

    private static TypeDefinition? Resolved(TypeReference type)
    {
        try
        {
            return type.Resolve();
        }
        catch (AssemblyResolutionException)
        {
            return null;
        }
    }
}
