using System.Reflection;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Attributes as objects that C# makes.</summary>
internal static class CSharpAttribute
{
    /// <summary>An expression that makes what the attribute states.</summary>
    public static string Of(CustomAttributeData attribute)
    {
        var set = string.Join(", ", attribute.NamedArguments.Select(static one => $"{CSharpName.Of(one.MemberName)} = {CSharpValue.Of(one.TypedValue)}"));
        return $"new {CSharpType.Of(attribute.AttributeType)}({string.Join(", ", attribute.ConstructorArguments.Select(CSharpValue.Of))}){(set.Length == 0 ? string.Empty : $" {{ {set} }}")}";
    }
}
