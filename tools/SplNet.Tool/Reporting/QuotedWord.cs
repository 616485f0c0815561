namespace SplNet.Tool.Reporting;

/// <summary>A word of a command line that is printed, in quotes where a shell would take it apart.</summary>
internal static class QuotedWord
{
    public static string Of(string word) => word.All(static character => char.IsLetterOrDigit(character) || character is '.' or '/' or '\\' or '-' or '_' or ':')
        ? word
        : $"\"{word.Replace("\"", "\\\"", StringComparison.Ordinal)}\"";
}
