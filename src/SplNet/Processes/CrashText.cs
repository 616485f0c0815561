using System.Globalization;
using SplNet.Values;

namespace SplNet.Processes;

/// <summary>
/// Shortens the runtime's report of a crash: it removes the repeated lines of a recursion, and the frames of SplNet below the user's.
/// </summary>
internal static class CrashText
{
    private const int MostFrames = 8;
    private const string Frame = "at ";
    private const string Omission = "[… ";

    /// <summary>The same text, each of its stack traces shortened.</summary>
    /// <param name="said">The output of a process.</param>
    public static string Shortened(string said)
    {
        var lines = new List<string>();
        var trace = new List<string>();
        foreach (var line in said.ReplaceLineEndings("\n").Split('\n'))
        {
            // An omission is followed by the rest of a line.
            var isOmitted = trace.Count > 0
                && (line.StartsWith(Omission, StringComparison.Ordinal) || trace[^1].StartsWith(Omission, StringComparison.Ordinal));
            if (IsFrame(line) || IsRepetition(line) || isOmitted)
            {
                trace.Add(line);
                continue;
            }

            lines.AddRange(Shortened(trace));
            trace.Clear();
            lines.Add(line);
        }

        lines.AddRange(Shortened(trace));
        return string.Join(Environment.NewLine, lines);
    }

    private static bool IsFrame(string line) =>
        line.TrimStart() is var text && text.Length < line.Length && text.StartsWith(Frame, StringComparison.Ordinal);

    // "Repeated 12345 times:" and lines of hyphens enclose the frames of a recursion.
    private static bool IsRepetition(string line) =>
        (line.StartsWith("Repeat", StringComparison.Ordinal) && line.EndsWith(" times:", StringComparison.Ordinal))
        || (line.Length > 1 && line.All(static character => character == '-'));

    private static IEnumerable<string> Shortened(List<string> trace)
    {
        var users = trace.TakeWhile(static line => !OwnFrames.IsOwn(line)).ToList();
        var shown = 0;
        foreach (var line in users)
        {
            if (IsFrame(line) && ++shown > MostFrames)
                break;
            yield return line;
        }

        var left = users.Count(IsFrame) - MostFrames;
        if (left > 0)
            yield return string.Create(CultureInfo.InvariantCulture, $"   … and {left} more");
    }
}
