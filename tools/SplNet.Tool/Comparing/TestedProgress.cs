using SplNet.Evaluation.Progress;
using static System.FormattableString;

namespace SplNet.Tool.Comparing;

/// <summary>Shows the progress of tests that measure in other processes, from the files in which these report it.</summary>
/// <param name="folder">The folder of the files and of the answers.</param>
/// <param name="operands">How many answers there will be.</param>
/// <param name="display">Where it is shown.</param>
internal sealed class TestedProgress(string folder, int operands, IProgressDisplay display) : IDisposable
{
    private readonly Dictionary<string, int> _shown = new(StringComparer.Ordinal);

    /// <summary>Shows what is new.</summary>
    public void Look()
    {
        var done = Directory.EnumerateFiles(folder, "*.json").Count();
        var word = Invariant($"{done} of {operands} done: ");
        foreach (var file in Directory.EnumerateFiles(folder, "*" + FiledLines.Extension))
        {
            var lines = Lines(file);
            foreach (var line in lines.Skip(_shown.GetValueOrDefault(file)))
                FiledLines.Show(line, word, display);
            _shown[file] = lines.Length;
        }
    }

    /// <inheritdoc/>
    public void Dispose() => display.Clear();

    // The last piece is a line that is not written to its end, or nothing.
    private static string[] Lines(string path)
    {
        using var file = new StreamReader(new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete));
        return file.ReadToEnd().Split('\n')[..^1];
    }
}
