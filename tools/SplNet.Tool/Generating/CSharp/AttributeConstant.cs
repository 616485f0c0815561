using System.Reflection;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Whether an attribute of the benchmark may hold what one of the test has held, once it is converted for its parameter: C# has attributes of constants and of arrays of them.</summary>
internal static class AttributeConstant
{
    private static readonly string[] Others = [typeof(object).FullName!, typeof(string).FullName!, typeof(Type).FullName!];

    /// <summary>True where it may.</summary>
    /// <param name="value">The value of the test's attribute.</param>
    /// <param name="parameter">What it is converted to.</param>
    public static bool Is(CustomAttributeTypedArgument value, Type parameter)
    {
        if (value.Value is IReadOnlyCollection<CustomAttributeTypedArgument> elements)
            return value.ArgumentType.GetElementType() is { } element && Knows(element) && elements.All(one => Is(one, element));
        return parameter.FullName != typeof(decimal).FullName; // all other conversions are of constants
    }

    // A framework puts the last values of a row into an array, whose type need not be one of attributes.
    private static bool Knows(Type element) => element.IsEnum || (element.IsPrimitive && element.FullName != typeof(nint).FullName && element.FullName != typeof(nuint).FullName) || Others.Contains(element.FullName, StringComparer.Ordinal);
}
