using System.Globalization;

namespace SplNet.Operands.Formulas;

/// <summary>Formats values that a formula binds: numbers and booleans plainly, anything else as quoted text.</summary>
internal static class ParameterText
{
    public static string Of(object value) => value switch
    {
        bool truth => truth ? ReservedNames.True : ReservedNames.False,
        sbyte or byte or short or ushort or int or uint or long or ulong or float or double or decimal =>
            NumberOf(Convert.ToString(value, CultureInfo.InvariantCulture)!),
        _ => Quotes.Add(string.Join(' ', (Convert.ToString(value, CultureInfo.InvariantCulture) ?? string.Empty).Split((char[]?)null))),
    };

    // Values that the language cannot write as numbers are quoted.
    private static string NumberOf(string text) =>
        double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && Math.Abs(number) <= Numbers.Largest
            ? text
            : Quotes.Add(text);
}
