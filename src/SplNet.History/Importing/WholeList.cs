using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>Checks lists in files for null entries: the JSON reader accepts them there, although it rejects null members.</summary>
internal static class WholeList
{
    /// <summary>Checks a list.</summary>
    /// <param name="list">The list as read.</param>
    /// <param name="place">Its place in the file.</param>
    /// <exception cref="HistoryException">It is null or contains null.</exception>
    public static IReadOnlyList<T> Of<T>(IReadOnlyList<T?>? list, string place)
        where T : class
    {
        if (list is null)
            throw new HistoryException($"null is not allowed at {place}");
        return [.. list.Select((item, index) => item ?? throw new HistoryException($"null is not allowed at {place}[{index}]"))];
    }
}
