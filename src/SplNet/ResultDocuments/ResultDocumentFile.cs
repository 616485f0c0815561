using System.Globalization;
using SplNet.Versions.Repositories;

namespace SplNet.ResultDocuments;

/// <summary>Documents in a folder, each a file of its own that is there whole or not at all.</summary>
internal static class ResultDocumentFile
{
    // File systems allow 255 bytes for a name.
    private const int LongestSource = 100;

    /// <summary>Writes the document of an experiment.</summary>
    /// <param name="result">What came out of it.</param>
    /// <param name="folder">The folder, which is made if it is missing.</param>
    /// <param name="source">The test or program.</param>
    /// <param name="program">The path of the assembly that states the experiment.</param>
    /// <returns>Why there is no document, or no commit in it, for the report; null if all is well.</returns>
    public static string? Write(ExperimentResult result, string folder, string source, string program)
    {
        try
        {
            var (commit, problem) = CommitOf(program);
            var document = new ResultDocument { Id = Guid.NewGuid(), Ended = DateTimeOffset.UtcNow, Source = source, Commit = commit, Result = result };
            Write(document, Directory.CreateDirectory(folder).FullName);
            return problem;
        }
        catch (Exception failure)
        {
            return $"There is no result document in {folder}: {failure.Message} The verdict does not depend on it.";
        }
    }

    // Whoever reads the folder meanwhile looks for names that end in .json.
    private static void Write(ResultDocument document, string folder)
    {
        var unfinished = Path.Combine(folder, $".{document.Id:N}.unfinished");
        try
        {
            File.WriteAllText(unfinished, ResultDocumentJson.Write(document));
            File.Move(unfinished, Path.Combine(folder, NameOf(document)));
        }
        catch
        {
            File.Delete(unfinished);
            throw;
        }
    }

    // In the order of time, and for people to find their test.
    private static string NameOf(ResultDocument document)
    {
        var source = string.Concat(document.Source.Take(LongestSource).Select(static character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' ? character : '_'));
        return string.Create(CultureInfo.InvariantCulture, $"{document.Ended:yyyyMMdd-HHmmss}-{source}-{document.Id.ToString("N")[..8]}.json");
    }

    private static (CheckedOutCommit? Commit, string? Problem) CommitOf(string program)
    {
        try
        {
            return (program.Length == 0 ? null : CheckedOutCommit.Of(Path.GetDirectoryName(program)!), null);
        }
        catch (RepositoryException failure)
        {
            return (null, $"The result document names no commit: {failure.Message}");
        }
    }
}
