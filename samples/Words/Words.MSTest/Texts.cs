namespace Words.Tests;

/// <summary>Arguments of the measured methods.</summary>
public static class Texts
{
    private static readonly string[] Known = ["and", "fast", "letters", "of", "sorted", "text", "the", "words"];

    /// <summary>Makes a text.</summary>
    /// <param name="words">The number of words.</param>
    /// <param name="random">The random numbers of the experiment.</param>
    public static string Any(int words, Random random) =>
        string.Join(' ', Enumerable.Range(0, words).Select(_ => Known[random.Next(Known.Length)]));
}
