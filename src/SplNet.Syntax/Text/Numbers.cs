using System.Globalization;

namespace SplNet.Syntax;

/// <summary>Numbers as formulas write them, with the invariant culture.</summary>
internal static class Numbers
{
    /// <summary>The largest number; above it whole numbers are not exact.</summary>
    public const double Largest = 9007199254740992;

    private const int ExactDigits = 15;

    private const string Digits = "0.####################";

    /// <summary>The number that a token stands for. One that cannot be read, which is reported elsewhere, is 0.</summary>
    public static double Read(string text, int start, int length)
    {
        if (length <= ExactDigits && TryReadWhole(text, start, length, out var whole))
            return whole;
        var digits = text.Substring(start, length).Replace("_", string.Empty);
        return double.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : OutOfReach(digits);
    }

    /// <summary>The shortest text that reads as the same number, without an exponent wherever people write it so.</summary>
    public static string Print(double number)
    {
        var digits = number.ToString(Digits, CultureInfo.InvariantCulture);
        if (double.Parse(digits, CultureInfo.InvariantCulture).Equals(number))
            return digits;
        var text = number.ToString("R", CultureInfo.InvariantCulture);
        return double.Parse(text, CultureInfo.InvariantCulture).Equals(number) ? text : number.ToString("G17", CultureInfo.InvariantCulture);
    }

    private static bool TryReadWhole(string text, int start, int length, out double number)
    {
        long value = 0;
        number = 0;
        for (var index = start; index < start + length; index++)
        {
            if (!Characters.IsDigit(text[index]))
                return false;
            value = (value * 10) + (text[index] - '0');
        }

        number = value;
        return true;
    }

    // Where numbers that are too large are not infinite, they are refused; so are texts with several points.
    private static double OutOfReach(string digits) => digits.IndexOf('.') == digits.LastIndexOf('.') ? double.PositiveInfinity : 0;
}
