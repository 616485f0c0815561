using System.Text.Json;
using SplNet.Evaluation.ResultDocuments;

namespace SplNet.Evaluation.Baselines;

/// <summary>What the documents of a folder say of a requirement.</summary>
/// <param name="Ended">The commits at which it passed, and when it did so last.</param>
/// <param name="Documents">How many documents it has there, whatever they say.</param>
internal sealed record PassedCommits(IReadOnlyDictionary<string, DateTimeOffset> Ended, int Documents)
{
    /// <summary>
    /// Reads them. What was measured in a work tree with changes says nothing of its commit. Where the requirement failed at a commit, no pass makes that a baseline: who repeats a test until it passes would have moved it.
    /// </summary>
    /// <param name="folder">The folder; one that is not there has no documents.</param>
    /// <param name="series">The requirement.</param>
    /// <exception cref="SplNetException">A document cannot be read.</exception>
    public static PassedCommits Read(string folder, RequirementSeries series)
    {
        var documents = ResultDocumentFile.FilesOf(folder, series.Source).Select(Read).Where(document => RequirementSeries.Of(document) == series).ToList();
        var ofCommits = documents.Where(static document => document.Commit is { IsChanged: false }).ToLookup(static document => document.Commit!.Id, StringComparer.Ordinal);
        return new PassedCommits(
            ofCommits.Where(static commit => commit.Any(static document => document.Result.Passed) && commit.All(static document => document.Result.Verdict != Verdict.Fail))
                .ToDictionary(static commit => commit.Key, static commit => commit.Where(static document => document.Result.Passed).Max(static document => document.Ended), StringComparer.Ordinal),
            documents.Count);
    }

    // One that is passed over might be that of a failure.
    private static ResultDocument Read(string file)
    {
        try
        {
            var document = ResultDocumentJson.Read(File.ReadAllText(file));
            return document.SchemaVersion == ResultDocument.CurrentVersion && document.Result.SchemaVersion == ExperimentResult.CurrentVersion
                ? document
                : throw new SplNetException($"The document {file} has the form of another version of SplNet: measure with that version, or remove the document.");
        }
        catch (Exception failure) when (failure is JsonException or NotSupportedException or IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"The document {file} cannot be read: {failure.Message} Remove it, or let it be read.", failure);
        }
    }
}
