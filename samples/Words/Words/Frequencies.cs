namespace Words;

/// <summary>How often each word of a text occurs.</summary>
public static class Frequencies
{
    /// <summary>Counts each word.</summary>
    /// <param name="text">Words with blanks between them.</param>
    public static Dictionary<string, int> Of(string text)
    {
        var counts = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var word in text.Split(' ', StringSplitOptions.RemoveEmptyEntries))
            counts[word] = counts.GetValueOrDefault(word) + 1;
        return counts;
    }
}
