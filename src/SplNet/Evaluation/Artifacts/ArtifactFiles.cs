using System.Globalization;
using BenchmarkDotNet.Exporters;
using BenchmarkDotNet.Exporters.Csv;
using BenchmarkDotNet.Exporters.Json;
using BenchmarkDotNet.Loggers;
using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Artifacts;

/// <summary>The reports that BenchmarkDotNet's exporters write: all of an experiment's, or none.</summary>
internal static class ArtifactFiles
{
    private static readonly (string Suffix, IExporter Exporter)[] Kinds =
    [
        ("-report-full.json", JsonExporter.Full),
        ("-report-github.md", MarkdownExporter.GitHub),
        ("-report.csv", CsvExporter.Default),
        ("-measurements.csv", CsvMeasurementsExporter.Default),
    ];

    /// <summary>Writes the reports into a new folder.</summary>
    /// <param name="result">The experiment.</param>
    /// <param name="folder">Where the new folder is made.</param>
    /// <param name="name">The name of the test or program.</param>
    /// <returns>The reason why there are no files, for the report, or null.</returns>
    public static string? Write(ExperimentResult result, string folder, string name)
    {
        if (!result.Operands.Any(static operand => operand.Runs.Count > 0))
            return null;
        if (SdkRoslyn.Offer() is { } missing)
            return $"Artifacts cannot be written to {folder}: {missing} The verdict does not depend on them.";
        try
        {
            var file = string.Concat(
                name.Select(static character => char.IsLetterOrDigit(character) || character is '.' or '-' or '_' ? character : '_'));
            WriteAll(Texts(result, file), Path.GetFullPath(folder), file);
            return null;
        }
        catch (Exception failure)
        {
            return $"Artifacts cannot be written to {folder}: {failure.Message} The verdict does not depend on them.";
        }
    }

    private static List<(string Name, string Text)> Texts(ExperimentResult result, string name)
    {
        var summary = ExperimentSummary.Of(result, name);
        var texts = new List<(string, string)>();
        foreach (var (suffix, exporter) in Kinds)
        {
            var log = new AccumulationLogger();
            exporter.ExportToLog(summary, log);
            texts.Add((name + suffix, log.GetLog()));
        }

        return texts;
    }

    // Complete in a folder next to the final one first: a file found under its final name is whole.
    private static void WriteAll(List<(string Name, string Text)> texts, string folder, string name)
    {
        Directory.CreateDirectory(folder);
        var unfinished = Directory.CreateDirectory(Path.Combine(folder, $".{name}.{Guid.NewGuid():N}")).FullName;
        try
        {
            foreach (var (file, text) in texts)
                File.WriteAllText(Path.Combine(unfinished, file), text);
            HeldFile.Insist(() => Directory.Move(unfinished, Free(folder, name)));
        }
        catch
        {
            FolderRemoval.Remove(unfinished);
            throw;
        }
    }

    // Every experiment of a test has its own, and so has every repetition.
    private static string Free(string folder, string name)
    {
        for (var number = 1; ; number++)
        {
            var path = Path.Combine(folder, string.Create(CultureInfo.InvariantCulture, $"{name}-{number}"));
            if (!Path.Exists(path))
                return path;
        }
    }
}
