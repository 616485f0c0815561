using System.Globalization;
using System.Reflection;
using System.Text;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>
/// Writes attribute values in C#. Each is typed explicitly, so that an <c>object</c> holds the same value as in the framework.
/// </summary>
internal static class CSharpValue
{
    private static readonly CultureInfo Invariant = CultureInfo.InvariantCulture;

    /// <summary>A value.</summary>
    public static string Of(CustomAttributeTypedArgument argument)
    {
        var (type, value) = (argument.ArgumentType, argument.Value);
        if (value is null)
            return "null";
        if (value is IReadOnlyCollection<CustomAttributeTypedArgument> elements)
            return Array(type, elements.Select(Of));
        return type.IsEnum ? $"({CSharpType.Of(type)})({Constant(value)})" : Constant(value);
    }

    /// <summary>An array.</summary>
    /// <param name="type">Its type.</param>
    /// <param name="elements">The elements in C#.</param>
    public static string Array(Type type, IEnumerable<string> elements) => $"new {CSharpType.Of(type)} {{ {string.Join(", ", elements)} }}";

    /// <summary>A quoted text.</summary>
    public static string Quoted(string text) => $"\"{string.Concat(text.Select(static character => Escaped(character, '"')))}\"";

    private static string Constant(object value) => value switch
    {
        bool truth => truth ? "true" : "false",
        char character => $"'{Escaped(character, '\'')}'",
        string text => Quoted(text),
        Type type => $"typeof({CSharpType.Of(type)})",
        int number => number.ToString(Invariant),
        uint number => number.ToString(Invariant) + "U",
        long number => number == long.MinValue ? "long.MinValue" : number.ToString(Invariant) + "L",
        ulong number => number.ToString(Invariant) + "UL",
        byte or sbyte or short or ushort => $"({CSharpType.Of(value.GetType())})({((IFormattable)value).ToString(null, Invariant)})",
        float number => Fraction(number, "float", number.ToString("R", Invariant) + "F"),
        double number => Fraction(number, "double", number.ToString("R", Invariant) + "D"),
        _ => throw new InvalidOperationException($"Attributes cannot hold {value.GetType()}."),
    };

    private static string Fraction(double value, string type, string finite) => value switch
    {
        double.NaN => type + ".NaN",
        double.PositiveInfinity => type + ".PositiveInfinity",
        double.NegativeInfinity => type + ".NegativeInfinity",
        _ => finite,
    };

    private static string Escaped(char character, char quote) => character switch
    {
        '\\' => "\\\\",
        _ when character == quote => "\\" + quote,
        _ when character is >= ' ' and < '\u007f' => character.ToString(),
        _ when char.IsLetterOrDigit(character) => character.ToString(),
        _ => new StringBuilder("\\u").Append(((int)character).ToString("X4", Invariant)).ToString(),
    };
}
