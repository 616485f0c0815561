using System.Globalization;

namespace SplNet.Machine;

/// <summary>Finds the processors on which this process may run, from the affinity of its first thread; supported on Linux.</summary>
internal static class AllowedProcessors
{
    private const string Label = "Cpus_allowed_list:";

    /// <summary>The numbers of the processors; null if the system does not list them.</summary>
    /// <param name="proc">The path of the proc file system.</param>
    public static IReadOnlySet<int>? Read(string proc)
    {
        var line = (KernelFile.Read(Path.Combine(proc, "self", "status")) ?? string.Empty).Split('\n')
            .FirstOrDefault(static line => line.StartsWith(Label, StringComparison.Ordinal));
        var numbers = line?[Label.Length..].Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .SelectMany(Range).ToHashSet();
        return numbers is { Count: > 0 } ? numbers : null;
    }

    // For example "0-3" or "7".
    private static IEnumerable<int> Range(string text)
    {
        var ends = text.Split('-');
        return int.TryParse(ends[0], NumberStyles.None, CultureInfo.InvariantCulture, out var first)
            && int.TryParse(ends[^1], NumberStyles.None, CultureInfo.InvariantCulture, out var last) && last >= first
            ? Enumerable.Range(first, last - first + 1)
            : [];
    }
}
