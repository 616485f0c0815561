using System.Globalization;
using System.Numerics;

namespace SplNet.Values.Options;

/// <summary>Parses the text of an option; error messages say what to write.</summary>
internal static class OptionText
{
    /// <summary>Parses a number.</summary>
    /// <exception cref="FormatException">The text is not a number.</exception>
    public static double Number(string text) => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var value)
        ? value
        : throw new FormatException("write a number, with a point before its fraction, for example 0.05.");

    /// <summary>Parses an integer.</summary>
    /// <exception cref="FormatException">The text is not an integer, or the number is too large.</exception>
    public static T Whole<T>(string text)
        where T : IBinaryInteger<T>, IMinMaxValue<T> => T.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var value)
        ? value
        : throw new FormatException(
            string.Create(CultureInfo.InvariantCulture, $"write a whole number from {T.MinValue} to {T.MaxValue}."));

    /// <summary>Parses true or false, in any case.</summary>
    /// <exception cref="FormatException">The text is neither.</exception>
    public static bool Truth(string text) => bool.TryParse(text, out var value) ? value : throw new FormatException("write true or false.");
}
