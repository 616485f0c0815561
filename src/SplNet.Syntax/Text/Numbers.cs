using System.Globalization;

namespace SplNet.Syntax;

/// <summary>Numbers in the notation of formulas, with the invariant culture.</summary>
internal static class Numbers
{
    /// <summary>The largest number; integers above it are not exact.</summary>
    public const double Largest = 9007199254740992;

    private const int ExactDigits = 15;

    private const string Digits = "0.####################";

    /// <summary>Reads the number of a token. An invalid number, which is reported elsewhere, is 0.</summary>
    public static double Read(string text, int start, int length)
    {
        if (length <= ExactDigits && TryReadWhole(text, start, length, out var whole))
            return whole;
        var digits = text.Substring(start, length).Replace("_", string.Empty);
        return double.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : OutOfReach(digits);
    }

    /// <summary>Formats a number as the shortest text that reads as the same number, without an exponent where people write none.</summary>
    public static string Print(double number)
    {
        var digits = number.ToString(Digits, CultureInfo.InvariantCulture);
        if (double.Parse(digits, CultureInfo.InvariantCulture).Equals(number))
            return digits;
        var text = number.ToString("R", CultureInfo.InvariantCulture);
        return double.Parse(text, CultureInfo.InvariantCulture).Equals(number)
            ? text
            : number.ToString("G17", CultureInfo.InvariantCulture);
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

    // Some runtimes refuse numbers that are too large instead of returning infinity; texts with several points are refused too.
    private static double OutOfReach(string digits) => digits.IndexOf('.') == digits.LastIndexOf('.') ? double.PositiveInfinity : 0;
}
