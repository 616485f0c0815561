using System.Globalization;

namespace SplNet.History.Stores;

/// <summary>Numbers as text, without loss of digits.</summary>
internal static class NumberList
{
    /// <summary>Writes the text.</summary>
    public static string Write(IReadOnlyList<double> numbers) =>
        string.Join(' ', numbers.Select(static number => number.ToString("R", CultureInfo.InvariantCulture)));

    /// <summary>Reads the numbers.</summary>
    /// <exception cref="HistoryException">The text holds something else.</exception>
    public static IReadOnlyList<double> Read(string text) =>
    [
        .. text.Split(' ', StringSplitOptions.RemoveEmptyEntries)
            .Select(static number => double.TryParse(number, CultureInfo.InvariantCulture, out var value)
                ? value
                : throw new HistoryException(
                    $"The number '{number}' in the history is damaged, or was written by a newer version of splnet.")),
    ];
}
