namespace Words;

/// <summary>Letters of a text.</summary>
public static class Letters
{
    /// <summary>Counts them.</summary>
    /// <param name="text">The text.</param>
    public static int Count(string text)
    {
        var count = 0;
        foreach (var character in text)
        {
            if (char.IsLetter(character))
                count++;
        }

        return count;
    }
}
