using SplNet.Causes.Code;

namespace SplNet.Causes.Selection;

/// <summary>The methods that one process executed, by the counters of counted copies.</summary>
internal sealed class ExecutedMethods
{
    private ExecutedMethods(IReadOnlySet<string> keys, bool isCounted) => (Keys, IsCounted) = (keys, isCounted);

    /// <summary>Their keys, including methods that the compiler made.</summary>
    public IReadOnlySet<string> Keys { get; }

    /// <summary>False if the process loaded no counted copy.</summary>
    public bool IsCounted { get; }

    /// <summary>The methods of a process that counted.</summary>
    /// <param name="keys">Their keys.</param>
    public static ExecutedMethods Of(IEnumerable<string> keys) => new(keys.ToHashSet(StringComparer.Ordinal), isCounted: true);

    /// <summary>Reads counters.</summary>
    /// <param name="library">The code that was counted.</param>
    /// <param name="counters">The counters of each assembly since the process started, by its simple name. Several are added up.</param>
    public static ExecutedMethods From(LibraryCode library, params IReadOnlyList<IReadOnlyDictionary<string, long[]>> counters) => new(
        library.Parts.Where(part => counters.Any(one =>
            one.TryGetValue(library.Assemblies[part.Assembly], out var counts) && part.Blocks.Exists(block => counts[block.Slot] > 0)))
            .Select(static part => part.Key).ToHashSet(StringComparer.Ordinal),
        counters.Any(static one => one.Count > 0));
}
