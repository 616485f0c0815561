using System.Collections;
using System.Globalization;

namespace SplNet.UnitTests;

/// <summary>Shows the arguments of a row to users.</summary>
internal static class RowText
{
    private const int Longest = 60;

    /// <summary>True if the text of a value distinguishes it from others: its type writes its own text.</summary>
    /// <param name="value">The value.</param>
    public static bool Identifies(object? value) => value switch
    {
        null or string or Type => true,
        Array array => array.Cast<object?>().All(Identifies),
        ICollection elements when IsPlain(elements) => elements.Cast<object?>().All(Identifies),
        IEnumerable or Delegate => false,
        _ => value.GetType().GetMethod(nameof(ToString), [])?.DeclaringType is { } writer && writer != typeof(object)
            && writer != typeof(ValueType) && Convert.ToString(value, CultureInfo.InvariantCulture) is { Length: > 0 } text
            && text != value.GetType().ToString(),
    };

    /// <summary>The arguments as a text in parentheses; null if it would be too long, or would not identify them.</summary>
    /// <param name="row">The row.</param>
    public static string? Of(SourceRow row)
    {
        ArgumentNullException.ThrowIfNull(row);
        var text = row.Label ?? (row.Arguments.All(Identifies) ? string.Join(", ", row.Arguments.Select(Shown)) : null);
        return text is { Length: > 0 and <= Longest } && text.All(static one => !char.IsControl(one) && !char.IsSurrogate(one))
            ? $"({text})"
            : null;
    }

    /// <summary>True for a value whose text is all of it: two values with the same text are equal.</summary>
    /// <param name="value">The value.</param>
    public static bool IsWhole(object? value) => value switch
    {
        null or string or Type or decimal or Guid => true,
        Array array => array.Cast<object?>().All(IsWhole),
        _ => value.GetType() is { IsPrimitive: true } or { IsEnum: true },
    };

    /// <summary>The types and texts of arguments, in a form in which different ones cannot look alike.</summary>
    /// <param name="arguments">The arguments, all of which identify themselves.</param>
    public static string KeyOf(IEnumerable<object?> arguments)
    {
        ArgumentNullException.ThrowIfNull(arguments);
        return string.Concat(arguments.Select(static value => value switch
        {
            null => "null;",
            IEnumerable elements and not string => $"{value.GetType()}[{KeyOf(elements.Cast<object?>())}];",
            _ => Entry(value.GetType(), Convert.ToString(value, CultureInfo.InvariantCulture)!),
        }));
    }

    private static string Entry(Type type, string text) => string.Create(CultureInfo.InvariantCulture, $"{type}:{text.Length}:{text};");

    private static bool IsPlain(ICollection elements) =>
        elements.GetType().Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true;

    private static string Shown(object? value) => value switch
    {
        null => "null",
        string text => $"'{text}'",
        char one => $"'{one}'",
        bool truth => truth ? "true" : "false",
        Type type => type.Name,
        IEnumerable elements => $"[{string.Join(", ", elements.Cast<object?>().Select(Shown))}]",
        _ => Convert.ToString(value, CultureInfo.InvariantCulture)!,
    };
}
