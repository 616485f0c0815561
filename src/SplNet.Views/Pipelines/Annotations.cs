using System.Globalization;
using System.Text;

namespace SplNet.Views.Pipelines;

/// <summary>
/// Results as lines of a job's output that its server shows next to the sources: at most ten of a kind, which is GitHub's limit per step.
/// </summary>
internal static class Annotations
{
    private const int Most = 10;

    /// <summary>Creates the lines; empty if all requirements hold.</summary>
    /// <param name="results">The results, the gravest first.</param>
    /// <param name="server">The server that reads them.</param>
    public static IReadOnlyList<string> Lines(IReadOnlyList<PipelineResult> results, AnnotationServer server) =>
    [
        .. Of(
            "error",
            [.. results.Where(static result => result.Outcome is PipelineOutcome.Violated or PipelineOutcome.NotMeasured)],
            server),
        .. Of("warning", [.. results.Where(static result => result.Outcome == PipelineOutcome.Undecided)], server),
    ];

    private static IEnumerable<string> Of(string kind, IReadOnlyList<PipelineResult> results, AnnotationServer server)
    {
        var shown = results.Count > Most ? Most - 1 : results.Count;
        foreach (var result in results.Take(shown))
            yield return server == AnnotationServer.Azure
                ? Azure(kind, $"{result.Name}: {result.Message}", result.Place)
                : GitHub(kind, result.Name, result.Message, result.Place);
        if (shown == results.Count)
            yield break;
        var more = string.Create(CultureInfo.InvariantCulture, $"{results.Count - shown} more are in the output of the job.");
        yield return server == AnnotationServer.Azure ? Azure(kind, more, null) : GitHub(kind, "SplNet", more, null);
    }

    private static string GitHub(string kind, string title, string message, SourcePlace? place)
    {
        var line = new StringBuilder("::").Append(kind).Append(' ');
        if (place is not null)
        {
            line.Append("file=").Append(Property(place.File)).Append(CultureInfo.InvariantCulture, $",line={place.Line},");
            if (place.Column is { } column)
                line.Append(CultureInfo.InvariantCulture, $"col={column},");
        }

        return line.Append("title=").Append(Property(title)).Append("::").Append(Data(message)).ToString();
    }

    private static string Azure(string kind, string message, SourcePlace? place)
    {
        var line = new StringBuilder("##vso[task.logissue type=").Append(kind);
        if (place is not null)
        {
            line.Append(";sourcepath=").Append(AzureProperty(place.File)).Append(CultureInfo.InvariantCulture, $";linenumber={place.Line}");
            if (place.Column is { } column)
                line.Append(CultureInfo.InvariantCulture, $";columnnumber={column}");
        }

        return line.Append(']').Append(AzureData(message)).ToString();
    }

    private static string Data(string text) => text.Replace("%", "%25", StringComparison.Ordinal)
        .Replace("\r", "%0D", StringComparison.Ordinal).Replace("\n", "%0A", StringComparison.Ordinal);

    private static string Property(string text) =>
        Data(text).Replace(":", "%3A", StringComparison.Ordinal).Replace(",", "%2C", StringComparison.Ordinal);

    private static string AzureData(string text) => text.Replace("%", "%AZP25", StringComparison.Ordinal)
        .Replace("\r", "%0D", StringComparison.Ordinal).Replace("\n", "%0A", StringComparison.Ordinal);

    private static string AzureProperty(string text) =>
        AzureData(text).Replace("]", "%5D", StringComparison.Ordinal).Replace(";", "%3B", StringComparison.Ordinal);
}
