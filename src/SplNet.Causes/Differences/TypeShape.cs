using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>What of a type its users depend on without a change of their own code: base type, layout, fields.</summary>
internal static class TypeShape
{
    private const string BackingField = "k__BackingField";

    /// <summary>The shape as text. Fields of a class stand in the order of their names: the runtime lays them out as it likes. Those of a struct lie in the order of the source.</summary>
    public static string Of(TypeDefinition type)
    {
        var fields = type.Fields
            .Where(static field => !field.Name.Contains('<', StringComparison.Ordinal) || field.Name.EndsWith(BackingField, StringComparison.Ordinal))
            .Select(field => $"{field.Attributes & (FieldAttributes.Static | FieldAttributes.InitOnly)} {field.FieldType.FullName} {field.Name}{(type.IsExplicitLayout ? FormattableString.Invariant($" {field.Offset}") : string.Empty)}");
        if (!type.IsValueType)
            fields = fields.Order(StringComparer.Ordinal);
        var times = InlineArrays.LengthOf(type) is { } length ? FormattableString.Invariant($"{length}*") : string.Empty;
        return CompilerNames.WithoutOrdinals($"{type.BaseType?.FullName}|{type.PackingSize},{type.ClassSize}|{type.IsValueType}{type.IsSequentialLayout}{type.IsSealed}|{times}{string.Join(';', fields)}");
    }
}
