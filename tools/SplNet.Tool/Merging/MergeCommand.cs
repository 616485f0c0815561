using System.Text.Json;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Views;

namespace SplNet.Tool.Merging;

/// <summary>
/// The command <c>splnet merge</c>: combines the measurements of several machines into one result, as if one machine had measured all.
/// </summary>
internal sealed class MergeCommand(TextWriter output, TextWriter errors)
{
    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;

    /// <summary>Reads the documents of all parts, sums up and writes what is wanted.</summary>
    /// <param name="files">The documents.</param>
    /// <param name="requested">In which forms the results are wanted.</param>
    public ExitCode Run(IReadOnlyList<string> files, RequestedViews requested)
    {
        if (requested.Problems() is { Count: > 0 } unwritable)
            return UsageError.Write(errors, unwritable);
        try
        {
            var texts = files.Select(static file => (File: file, Text: TextOf(file))).ToList();
            return texts.TrueForAll(static one => Has(one, "requirements"))
                ? ShowResults(MergedRun.Of([.. texts.Select(static one => Parsed<RunDocument>(one))]), requested)
                : texts.TrueForAll(static one => Has(one, "comparisons"))
                ? ShowResults(MergedComparison.Of([.. texts.Select(static one => Parsed<CompareDocument>(one))]), requested)
                : UsageError.Write(
                    errors, "The files are of different kinds. " +
                        "Name documents of either 'splnet run --shard … --json FILE' or 'splnet compare --shard … --json FILE'.");
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    private ExitCode ShowResults(RunDocument document, RequestedViews requested)
    {
        Screen.Show(output, RunReport.Sections(document));
        return Write(RunViews.Of(document, _began), requested, document.ExitCode);
    }

    private ExitCode ShowResults(CompareDocument document, RequestedViews requested)
    {
        Screen.Show(output, CompareReport.Sections(document));
        return Write(CompareViews.Of(document, _began), requested, document.ExitCode);
    }

    private ExitCode Write(ResultViews views, RequestedViews requested, int exitCode) =>
        views.Write(requested, output) is { Length: > 0 } unwritten ? UsageError.Write(errors, unwritten) : (ExitCode)exitCode;

    private static string TextOf(string file)
    {
        if (string.IsNullOrWhiteSpace(file))
            throw new SplNetException("The path of a document is empty. Name the documents of all parts.");
        try
        {
            return File.ReadAllText(file);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"{file} cannot be read: {failure.Message} Name the documents of all parts.", failure);
        }
    }

    private static bool Has((string File, string Text) one, string member)
    {
        try
        {
            using var document = JsonDocument.Parse(one.Text);
            return document.RootElement.ValueKind == JsonValueKind.Object && document.RootElement.TryGetProperty(member, out _);
        }
        catch (JsonException failure)
        {
            throw Unreadable(one.File, failure);
        }
    }

    private static (string File, TDocument Document) Parsed<TDocument>((string File, string Text) one)
    {
        try
        {
            return (one.File, DocumentJson.Read<TDocument>(one.Text));
        }
        catch (Exception failure) when (failure is JsonException or NotSupportedException)
        {
            throw Unreadable(one.File, failure);
        }
    }

    private static SplNetException Unreadable(string file, Exception failure) =>
        new($"{file} cannot be read as a document of this version of the tool: {failure.Message} Write it again with --json.", failure);
}
