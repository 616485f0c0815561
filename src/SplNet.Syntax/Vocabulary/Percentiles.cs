using System.Globalization;

namespace SplNet.Syntax;

/// <summary>
/// The names of percentiles: <c>p01</c> to <c>p99</c>, or with one to four decimals, <c>p99.9</c>, <c>p0.1</c>. In a lambda the name must
/// be an identifier, so an underscore replaces the point: <c>p99_9</c> is <c>p99.9</c>.
/// </summary>
internal static class Percentiles
{
    /// <summary>The first letter of every percentile.</summary>
    public const char Letter = 'p';

    private const char Point = '.';
    private const char PointOfIdentifier = '_';
    private const int WholeDigits = 2;
    private const int MostDecimals = 4;

    /// <summary>Finds the name as formulas print it, and the quantile between 0 and 1.</summary>
    /// <returns>Null for any other name.</returns>
    public static (string Name, double Quantile)? Find(string name)
    {
        if (name.Length < 1 + WholeDigits || name[0] != Letter)
            return null;
        var whole = DigitsFrom(name, 1);
        var hasDecimals = 1 + whole < name.Length;
        if (whole > WholeDigits || whole == 0 || (!hasDecimals && whole != WholeDigits))
            return null;
        var decimals = hasDecimals ? DigitsFrom(name, 2 + whole) : 0;
        if (hasDecimals && (name[1 + whole] is not (Point or PointOfIdentifier) || decimals is 0 or > MostDecimals
            || 2 + whole + decimals != name.Length))
            return null;
        var percent = decimal.Parse(
            name.Substring(1).Replace(PointOfIdentifier, Point), NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture);
        return percent == 0 ? null : (Print(percent), (double)(percent / 100));
    }

    /// <summary>True for <c>p</c> and digits, even if they are not a valid percentile.</summary>
    public static bool IsAlike(string name) => name.Length > 1 && name[0] is Letter or 'P' && DigitsFrom(name, 1) > 0;

    /// <summary>Finds the percentile written as <c>P95</c>; null for any other name. <c>p9</c> and <c>p100</c> are ambiguous.</summary>
    public static string? Meant(string name) => name.Length > 1 && name[0] == 'P' ? Find(Letter + name.Substring(1))?.Name : null;

    /// <summary>
    /// Gets the length of a percentile with a point that starts there and is applied to something: <c>p</c>, digits, a point, digits, a
    /// parenthesis; 0 if there is none.
    /// </summary>
    /// <param name="text">A text.</param>
    /// <param name="start">The start of a name.</param>
    public static int LengthWithPoint(string text, int start)
    {
        if (text[start] != Letter)
            return 0;
        var point = start + 1 + DigitsFrom(text, start + 1);
        if (point == start + 1 || point >= text.Length || text[point] != Point)
            return 0;
        var decimals = DigitsFrom(text, point + 1);
        var end = point + 1 + decimals;
        var open = SkipSpaces(text, end);
        return decimals > 0 && open < text.Length && text[open] == '(' && SkipSpaces(text, open + 1) is var inner && inner < text.Length
            && text[inner] != ')'
            ? end - start
            : 0;
    }

    private static int SkipSpaces(string text, int start)
    {
        while (start < text.Length && text[start] is (' ' or '\t'))
            start++;
        return start;
    }

    // p05, but p0.5 and p99.5; p99.90 is p99.9, and p99.0 is p99.
    private static string Print(decimal percent) =>
        Letter + percent.ToString(percent == decimal.Truncate(percent) ? "00" : "0.####", CultureInfo.InvariantCulture);

    private static int DigitsFrom(string text, int start)
    {
        var digits = 0;
        while (start + digits < text.Length && Characters.IsDigit(text[start + digits]))
            digits++;
        return digits;
    }
}
