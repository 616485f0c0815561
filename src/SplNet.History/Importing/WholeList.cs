using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>Lists of files, in which null stands for nothing: the reader takes it there, though it refuses it as a member.</summary>
internal static class WholeList
{
    /// <summary>The list.</summary>
    /// <param name="list">The list as it was read.</param>
    /// <param name="place">Where it stands in the file.</param>
    /// <exception cref="HistoryException">It is null, or has one.</exception>
    public static IReadOnlyList<T> Of<T>(IReadOnlyList<T?>? list, string place)
        where T : class
    {
        if (list is null)
            throw new HistoryException($"null stands at {place}");
        return [.. list.Select((item, index) => item ?? throw new HistoryException($"null stands at {place}[{index}]"))];
    }
}
