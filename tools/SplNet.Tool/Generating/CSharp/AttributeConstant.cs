using System.Reflection;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>
/// Decides whether an attribute of the benchmark can hold a value of the test's attribute after conversion for its parameter: C# attributes
/// support constants and arrays of constants.
/// </summary>
internal static class AttributeConstant
{
    private static readonly string[] Others = [typeof(object).FullName!, typeof(string).FullName!, typeof(Type).FullName!];

    /// <summary>True if an attribute can hold the value.</summary>
    /// <param name="value">The value of the test's attribute.</param>
    /// <param name="parameter">The target type of the conversion.</param>
    public static bool Is(CustomAttributeTypedArgument value, Type parameter)
    {
        if (value.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements)
            return value.ArgumentType.GetElementType() is { } element && Knows(element) && elements.All(one => Is(one, element));
        return parameter.FullName != typeof(decimal).FullName; // all other conversions yield constants
    }

    // A framework collects the last values of a row into an array, whose type need not be valid in attributes.
    private static bool Knows(Type element) =>
        element.IsEnum || (element.IsPrimitive && element.FullName != typeof(nint).FullName && element.FullName != typeof(nuint).FullName)
        || Others.Contains(element.FullName, StringComparer.Ordinal);
}
