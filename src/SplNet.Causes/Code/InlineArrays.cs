using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>Structs whose only field represents several (<c>[InlineArray(4)]</c>).</summary>
internal static class InlineArrays
{
    /// <summary>How many; null for any other type.</summary>
    public static int? LengthOf(TypeDefinition type) => type.CustomAttributes
        .Where(static attribute => attribute.AttributeType.FullName == "System.Runtime.CompilerServices.InlineArrayAttribute"
            && attribute.ConstructorArguments.Count == 1)
        .Select(static attribute => attribute.ConstructorArguments[0].Value as int?)
        .FirstOrDefault();
}
