using System.Globalization;
using System.Text.Json;
using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>Documents in a folder, each a separate file that exists completely or not at all.</summary>
internal static class ResultDocumentFile
{
    // File systems allow 255 bytes for a name.
    private const int LongestSource = 100;

    /// <summary>Writes the document of an experiment.</summary>
    /// <param name="result">Its result.</param>
    /// <param name="folder">The folder, which is made if it is missing.</param>
    /// <param name="source">The test or program.</param>
    /// <param name="instance">Which of several experiments that the source states alike, or null.</param>
    /// <param name="program">The path of the assembly that states the experiment.</param>
    /// <param name="framework">Reads the framework of the program, see <see cref="MeasuredFramework"/>.</param>
    /// <param name="bodies">Reads the code of the tests that each operand enters, see <see cref="TestBodies"/>.</param>
    /// <param name="isIgnored">True to have git ignore the folder if it is made here: a work tree with a document that is not committed
    /// differs from its commit.</param>
    /// <returns>The reason why there is no document, or no commit in it, for the report; null if all is well.</returns>
    public static string? Write(
        ExperimentResult result, string folder, string source, string? instance, string program, Func<string?>? framework = null,
        Func<IReadOnlyDictionary<string, string>>? bodies = null, bool isIgnored = false)
    {
        try
        {
            var (commit, problem) = CommitOf(program);
            var document = new ResultDocument
            {
                Id = Guid.NewGuid(),
                Ended = DateTimeOffset.UtcNow,
                Source = source,
                Instance = instance,
                Framework = framework?.Invoke(),
                Commit = commit,
                Bodies = bodies?.Invoke() is { Count: > 0 } read ? read : null,
                Result = result,
            };
            var isNew = !Directory.Exists(folder);
            var path = Directory.CreateDirectory(folder).FullName;
            if (isNew && isIgnored)
                File.WriteAllText(Path.Combine(path, ".gitignore"), "*\n");
            Write(document, path);
            return problem;
        }
        catch (Exception failure)
        {
            return $"The result document cannot be written to {folder}: {failure.Message} The verdict does not depend on it.";
        }
    }

    /// <summary>
    /// The documents of a test or program in a folder, and of others with similar names; none if the folder is not there.
    /// </summary>
    /// <param name="folder">The folder.</param>
    /// <param name="source">The test or program.</param>
    public static IEnumerable<string> FilesOf(string folder, string source) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, $"*-{Portable(source)}-*.json").Order(StringComparer.Ordinal) : [];

    /// <summary>All documents of a folder, the latest first; none if the folder is not there.</summary>
    public static IEnumerable<string> FilesOf(string folder) =>
        Directory.Exists(folder) ? Directory.EnumerateFiles(folder, "*-*-*.json").OrderDescending(StringComparer.Ordinal) : [];

    /// <summary>Reads a document. One that is passed over might record a failure, so it is an error.</summary>
    /// <exception cref="SplNetException">It cannot be read, or has the format of a different version.</exception>
    public static ResultDocument Read(string file)
    {
        try
        {
            var document = ResultDocumentJson.Read(File.ReadAllText(file));
            return document.SchemaVersion == ResultDocument.CurrentVersion
                && document.Result.SchemaVersion == ExperimentResult.CurrentVersion
                ? document
                : throw new SplNetException(
                    $"The document {file} has the format of a different version of SplNet. " +
                    "Measure with that version, or remove the document.");
        }
        catch (Exception failure) when (failure is JsonException or NotSupportedException or IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"The document {file} cannot be read: {failure.Message} Remove it, or let it be read.", failure);
        }
    }

    // Other readers of the folder look for names that end in .json.
    private static void Write(ResultDocument document, string folder)
    {
        var unfinished = Path.Combine(folder, $".{document.Id:N}.unfinished");
        try
        {
            File.WriteAllText(unfinished, ResultDocumentJson.Write(document));
            HeldFile.Insist(() => File.Move(unfinished, Path.Combine(folder, NameOf(document))));
        }
        catch
        {
            File.Delete(unfinished);
            throw;
        }
    }

    // In the order of time, and for people to find their test.
    private static string NameOf(ResultDocument document) =>
        string.Create(
            CultureInfo.InvariantCulture,
            $"{document.Ended:yyyyMMdd-HHmmss}-{Portable(document.Source)}-{document.Id.ToString("N")[..8]}.json");

    private static string Portable(string source) =>
        string.Concat(source.Take(LongestSource)
            .Select(static character => char.IsAsciiLetterOrDigit(character) || character is '.' or '-' ? character : '_'));

    private static (CheckedOutCommit? Commit, string? Problem) CommitOf(string program)
    {
        try
        {
            return (program.Length == 0 ? null : CheckedOutCommit.Of(ProgramFolder.Of(program)), null);
        }
        catch (RepositoryException failure)
        {
            return (null, $"The result document names no commit: {failure.Message}");
        }
    }
}
