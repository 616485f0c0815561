namespace SplNet.Results.Reports;

/// <summary>Why an experiment is invalid, line by line.</summary>
internal static class ProblemText
{
    /// <summary>The line that stands in the header.</summary>
    public static string FirstLine(ExperimentResult result) => Lines(result.Problems[0])[0];

    /// <summary>The lines that follow it.</summary>
    public static IEnumerable<string> OtherLines(ExperimentResult result) => result.Problems.SelectMany(Lines).Skip(1);

    public static string[] Lines(string text) => Array.ConvertAll(text.Split('\n'), static line => line.TrimEnd());
}
