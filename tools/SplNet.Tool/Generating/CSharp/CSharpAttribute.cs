using System.Reflection;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Writes C# code that creates attributes as objects.</summary>
internal static class CSharpAttribute
{
    /// <summary>An expression that creates the attribute.</summary>
    public static string Of(CustomAttributeData attribute)
    {
        var set = string.Join(
            ", ", attribute.NamedArguments.Select(static one => $"{CSharpName.Of(one.MemberName)} = {CSharpValue.Of(one.TypedValue)}"));
        return $"new {CSharpType.Of(attribute.AttributeType)}({string.Join(
            ", ", attribute.ConstructorArguments.Select(CSharpValue.Of))}){(set.Length == 0 ? string.Empty : $" {{ {set} }}")}";
    }
}
