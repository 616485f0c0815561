using System.Globalization;

namespace SplNet.Operands.Formulas;

/// <summary>Values that a formula binds, as formulas write them: numbers and truths plainly, anything else as a quoted text.</summary>
internal static class ParameterText
{
    public static string Of(object value) => value switch
    {
        bool truth => truth ? ReservedNames.True : ReservedNames.False,
        sbyte or byte or short or ushort or int or uint or long or ulong or float or double or decimal => NumberOf(Convert.ToString(value, CultureInfo.InvariantCulture)!),
        _ => Quotes.Add(string.Join(' ', (Convert.ToString(value, CultureInfo.InvariantCulture) ?? string.Empty).Split((char[]?)null))),
    };

    // What the language has no number for is quoted.
    private static string NumberOf(string text) =>
        double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && Math.Abs(number) <= Numbers.Largest ? text : Quotes.Add(text);
}
