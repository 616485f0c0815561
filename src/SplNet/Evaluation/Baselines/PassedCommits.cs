using SplNet.Evaluation.ResultDocuments;

namespace SplNet.Evaluation.Baselines;

/// <summary>The records of a requirement in the documents of a folder.</summary>
/// <param name="Ended">The commits at which it passed, and when it did so last.</param>
/// <param name="Documents">The number of its documents there, whatever their content.</param>
internal sealed record PassedCommits(IReadOnlyDictionary<string, DateTimeOffset> Ended, int Documents)
{
    /// <summary>
    /// Reads them. A measurement in a work tree with changes proves nothing about its commit.
    /// A commit at which the requirement failed never becomes a baseline by a later pass: otherwise repeating a test until it passes would
    /// move the baseline.
    /// </summary>
    /// <param name="folder">The folder; a missing folder has no documents.</param>
    /// <param name="series">The requirement.</param>
    /// <exception cref="SplNetException">A document cannot be read.</exception>
    public static PassedCommits Read(string folder, RequirementSeries series)
    {
        var documents = ResultDocumentFile.FilesOf(folder, series.Source).Select(ResultDocumentFile.Read)
            .Where(document => RequirementSeries.Of(document) == series).ToList();
        var ofCommits = documents.Where(static document => document.Commit is { IsChanged: false }).ToLookup(
            static document => document.Commit!.Id, StringComparer.Ordinal);
        return new PassedCommits(
            ofCommits.Where(static commit => commit.Any(static document => document.Result.Passed)
                && commit.All(static document => document.Result.Verdict != Verdict.Fail))
                .ToDictionary(
                    static commit => commit.Key,
                    static commit => commit.Where(static document => document.Result.Passed).Max(static document => document.Ended),
                    StringComparer.Ordinal),
            documents.Count);
    }
}
