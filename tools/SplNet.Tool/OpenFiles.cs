using System.Globalization;

namespace SplNet.Tool;

/// <summary>
/// How many files the system lets this process open. The runtime loads its own libraries as files, and fails in odd
/// places if the limit is too low.
/// </summary>
internal static class OpenFiles
{
    // The pipes of four measuring processes, and the libraries.
    private const int Fewest = 256;
    private const string Limits = "/proc/self/limits";
    private const string Line = "Max open files";

    /// <summary>The remedy if there are too few; null if there are enough, or the system does not report the limit.</summary>
    public static string? Problem => File.Exists(Limits) && Limit(File.ReadAllText(Limits)) is { } limit && limit < Fewest
        ? string.Create(
            CultureInfo.InvariantCulture,
            $"The limit of open files is {limit}, but splnet needs {Fewest}. Raise it with ulimit -n {Fewest}.")
        : null;

    // The runtime has raised the soft limit, which comes first, to the hard one; an unlimited one is not numeric.
    private static int? Limit(string limits)
    {
        var start = limits.IndexOf(Line, StringComparison.Ordinal);
        if (start < 0)
            return null;
        var rest = limits.AsSpan(start + Line.Length).TrimStart();
        var length = rest.IndexOf(' ');
        return length > 0 && int.TryParse(rest[..length], NumberStyles.None, CultureInfo.InvariantCulture, out var limit) ? limit : null;
    }
}
