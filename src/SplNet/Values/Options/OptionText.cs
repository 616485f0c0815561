using System.Globalization;
using System.Numerics;

namespace SplNet.Values.Options;

/// <summary>The text of an option as a value; what is wrong with it is said in words that tell what to write.</summary>
internal static class OptionText
{
    /// <summary>Reads a number.</summary>
    /// <exception cref="FormatException">It is no number.</exception>
    public static double Number(string text) => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var value)
        ? value
        : throw new FormatException("write a number, with a point before its fraction, for example 0.05.");

    /// <summary>Reads a whole number.</summary>
    /// <exception cref="FormatException">It is no whole number, or too large.</exception>
    public static T Whole<T>(string text)
        where T : IBinaryInteger<T>, IMinMaxValue<T> => T.TryParse(text, NumberStyles.Integer, CultureInfo.InvariantCulture, out var value)
        ? value
        : throw new FormatException(string.Create(CultureInfo.InvariantCulture, $"write a whole number from {T.MinValue} to {T.MaxValue}."));

    /// <summary>Reads true or false, in any case.</summary>
    /// <exception cref="FormatException">It is neither.</exception>
    public static bool Truth(string text) => bool.TryParse(text, out var value) ? value : throw new FormatException("write true or false.");
}
