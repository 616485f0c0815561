namespace SplNet.Tool.Reporting;

/// <summary>A command of the tool's as people paste it into their shell.</summary>
internal static class CommandText
{
    public static string Of(IEnumerable<string> words) => string.Join(' ', words.Select(QuotedWord.Of).Prepend("splnet"));
}
