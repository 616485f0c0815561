using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>
/// Computes how many bytes a value has on a 64-bit system, from its fields and their alignment. An unresolved type counts as two words.
/// </summary>
internal static class StructSize
{
    private const int Word = 8;
    private const int Deepest = 8;

    private static readonly Space Reference = new(Word, Word) { IsReordered = true };
    private static readonly Space Unknown = new(2 * Word, Word);

    /// <summary>The size of a value of the type; for a reference, the size of a pointer.</summary>
    public static int Of(TypeReference type) => Of(type, 0).Size;

    /// <summary>True for a value type, even a generic one.</summary>
    public static bool IsValue(TypeReference type) =>
        type is not ArrayType && (type.IsValueType || type is GenericInstanceType { ElementType.IsValueType: true });

    private static Space Of(TypeReference type, int depth)
    {
        if (type is PointerType || depth > Deepest)
            return new Space(Word, Word);
        if (type is ByReferenceType or ArrayType or GenericParameter || !IsValue(type))
            return Reference;
        return type.MetadataType switch
        {
            MetadataType.Boolean or MetadataType.Byte or MetadataType.SByte => new Space(1, 1),
            MetadataType.Char or MetadataType.Int16 or MetadataType.UInt16 => new Space(2, 2),
            MetadataType.Int32 or MetadataType.UInt32 or MetadataType.Single => new Space(4, 4),
            MetadataType.Int64 or MetadataType.UInt64 or MetadataType.Double or MetadataType.IntPtr or MetadataType.UIntPtr =>
                new Space(Word, Word),
            _ => OfFields(type, depth),
        };
    }

    private static Space OfFields(TypeReference type, int depth)
    {
        if (Resolved(type) is not { } definition)
            return Unknown;
        var fields = definition.Fields.Where(static field => !field.IsStatic)
            .Select(field => (field.Offset, Space: Of(TypeOf(field, type), depth + 1))).ToList();
        var isReordered = !definition.IsExplicitLayout
            && (definition.IsAutoLayout || fields.Exists(static field => field.Space.IsReordered));
        if (isReordered)
            fields = [.. fields.OrderBy(static field => field.Space.IsStruct)
                .ThenByDescending(static field => field.Space.IsStruct ? 0 : field.Space.Size)];
        var most = definition.PackingSize > 0 ? definition.PackingSize : int.MaxValue;
        var (end, alignment) = (0, 1);
        foreach (var (offset, field) in fields)
        {
            var own = Math.Min(field.Alignment, most);
            alignment = Math.Max(alignment, own);
            end = Math.Max(end, (definition.IsExplicitLayout ? offset : RoundedUp(end, own)) + field.Size);
        }

        // A stated size is not rounded.
        end = definition.ClassSize > 0 ? Math.Max(definition.ClassSize, end) : RoundedUp(end, alignment);
        return new Space(Math.Max(1, end * (InlineArrays.LengthOf(definition) ?? 1)), alignment)
        {
            IsReordered = isReordered,
            IsStruct = !definition.IsEnum,
        };
    }

    // Of List<int>.Enumerator, the current item is an int.
    private static TypeReference TypeOf(FieldDefinition field, TypeReference type) =>
        field.FieldType is GenericParameter { Type: GenericParameterType.Type } parameter && type is GenericInstanceType instance
            ? instance.GenericArguments[parameter.Position]
            : field.FieldType;

    private static int RoundedUp(int size, int alignment) => (size + alignment - 1) / alignment * alignment;

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

    // The runtime moves the fields of a struct with references, the large ones first and structs last.
    private readonly record struct Space(int Size, int Alignment)
    {
        public bool IsReordered { get; init; }

        public bool IsStruct { get; init; }
    }
}
