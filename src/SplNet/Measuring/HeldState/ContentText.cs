using System.Globalization;
using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.HeldState;

/// <summary>Describes an object to the user: <c>int[1000]</c>, <c>List&lt;string&gt;</c>.</summary>
internal static class ContentText
{
    public static string Of(object value) => value is Array array ? Of(array) : new ReflectionType(value.GetType()).ToString();

    private static string Of(Array array)
    {
        var lengths = string.Join(
            ',', Enumerable.Range(0, array.Rank).Select(dimension => array.GetLength(dimension).ToString(CultureInfo.InvariantCulture)));
        var inner = string.Empty;
        var element = array.GetType().GetElementType()!;
        for (; element.IsArray; element = element.GetElementType()!)
            inner += $"[{new string(',', element.GetArrayRank() - 1)}]";
        return $"{new ReflectionType(element)}[{lengths}]{inner}";
    }
}
