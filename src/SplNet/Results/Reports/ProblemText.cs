namespace SplNet.Results.Reports;

/// <summary>Why an experiment is invalid, line by line.</summary>
internal static class ProblemText
{
    /// <summary>The line that appears in the header.</summary>
    public static string FirstLine(ExperimentResult result) => Lines(MessageText.Problems(result)[0])[0];

    /// <summary>The lines that follow it.</summary>
    public static IEnumerable<string> OtherLines(ExperimentResult result) => MessageText.Problems(result).SelectMany(Lines).Skip(1);

    public static string[] Lines(string text) => Array.ConvertAll(text.Split('\n'), static line => line.TrimEnd());
}
