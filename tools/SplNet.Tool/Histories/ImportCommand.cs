using System.Text.RegularExpressions;
using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Values;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history import</c>: imports files with measurements into the history.</summary>
internal sealed partial class ImportCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    // A rejected file, or a process that ends, loses at most this many files.
    private const int FilesAtOnce = 500;

    private static readonly EnumerationOptions Everywhere = new() { RecurseSubdirectories = true, IgnoreInaccessible = false };

    /// <summary>Imports files.</summary>
    /// <param name="paths">Files, and folders of files.</param>
    /// <param name="settings">The settings for information that they lack.</param>
    public ExitCode Run(IReadOnlyList<string> paths, ImportSettings settings)
    {
        if (paths.Any(string.IsNullOrWhiteSpace))
        {
            errors.WriteLine("A path to import is empty. Name files, or folders with files.");
            return ExitCode.Usage;
        }

        var files = new List<string>();
        foreach (var path in paths)
        {
            if (Directory.Exists(path))
                files.AddRange(FilesIn(path));
            else
                files.Add(path);
        }

        if (files.Count == 0)
        {
            errors.WriteLine($"Nothing to import: no .json file or data.js is in {string.Join(", ", paths)}.");
            return ExitCode.NothingToRun;
        }

        return access.Begin(
            history => Import(history, files, settings with { Commit = NamedCommit.Of(settings.Commit, Directory.GetCurrentDirectory()) }));
    }

    private static IEnumerable<string> FilesIn(string folder) => Directory.EnumerateFiles(folder, "*", Everywhere)
        .Where(static file => Path.GetExtension(file) == ".json" || Path.GetFileName(file) == "data.js")
        .Where(static file => !Brief().IsMatch(file))
        .Order(StringComparer.Ordinal);

    private ExitCode Import(NewHistory history, List<string> files, ImportSettings settings)
    {
        var (counts, refused, entries, notKept) = (default(AddedCounts), 0, 0, new List<RefusedExperiment>());
        foreach (var chunk in files.Chunk(FilesAtOnce))
        {
            var sessions = new List<RecordedSession>();
            foreach (var file in chunk)
            {
                try
                {
                    var read = ImportedFile.Read(file, settings, reason =>
                    {
                        errors.WriteLine(ImportReport.WithoutEntry(file, reason));
                        entries++;
                    });
                    sessions.AddRange(read);
                    foreach (var (session, name) in read.SelectMany(
                        static session => session.WithoutNumbers.Select(name => (session.Session, name))))
                        errors.WriteLine(ImportReport.WithoutNumbers(file, session, name));
                    notKept.AddRange(read.SelectMany(static session =>
                        session.Impossible.Select(one => new RefusedExperiment(session, one.Experiment, one.Reason) { Kept = one.Kept })));
                }
                catch (HistoryException wrong)
                {
                    errors.WriteLine(wrong.Message);
                    refused++;
                }
            }

            counts += history.Add(sessions, notKept);
        }

        foreach (var one in notKept)
            errors.WriteLine(ImportReport.NotKept(one));
        output.WriteLine(ImportReport.Of(history.Location, counts));
        if (refused > 0)
            errors.WriteLine($"{Plural.Of(refused, "file was", "files were")} refused.");
        if (entries > 0)
            errors.WriteLine($"{Plural.Of(entries, "entry was", "entries were")} refused.");
        var samples = notKept.Count(static one => one.Kept > 0);
        if (samples > 0)
            errors.WriteLine($"{Plural.Of(samples, "sample was", "samples were")} refused.");
        if (notKept.Count > samples)
            errors.WriteLine($"{Plural.Of(notKept.Count - samples, "experiment was", "experiments were")} refused.");
        return refused + entries + notKept.Count == 0 ? ExitCode.Ok : ExitCode.Usage;
    }

    // BenchmarkDotNet writes them next to the full reports of the same measurements.
    [GeneratedRegex(@"-brief(?:-compressed)?\.json$", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Brief();
}
