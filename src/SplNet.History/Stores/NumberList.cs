using System.Globalization;

namespace SplNet.History.Stores;

/// <summary>Numbers as text, each whole.</summary>
internal static class NumberList
{
    /// <summary>The text.</summary>
    public static string Write(IReadOnlyList<double> numbers) => string.Join(' ', numbers.Select(static number => number.ToString("R", CultureInfo.InvariantCulture)));

    /// <summary>The numbers.</summary>
    /// <exception cref="FormatException">The text holds something else.</exception>
    public static IReadOnlyList<double> Read(string text) => [.. text.Split(' ', StringSplitOptions.RemoveEmptyEntries).Select(static number => double.Parse(number, CultureInfo.InvariantCulture))];
}
