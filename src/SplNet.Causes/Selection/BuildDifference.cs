namespace SplNet.Causes.Selection;

/// <summary>The differences between two builds, whatever runs of them.</summary>
internal sealed class BuildDifference
{
    private BuildDifference(BuildFacts before, BuildFacts after, IReadOnlyList<string> files, IReadOnlyList<string> documentation)
    {
        (Before, After, Files, Documentation) = (before, after, files, documentation);
        Methods = before.Methods.Keys
            .Union(after.Methods.Keys, StringComparer.Ordinal)
            .Where(key => before.Methods.GetValueOrDefault(key)?.Identity != after.Methods.GetValueOrDefault(key)?.Identity)
            .ToHashSet(StringComparer.Ordinal);
        Types = before.Types.Keys
            .Union(after.Types.Keys, StringComparer.Ordinal)
            .Where(key => before.Types.GetValueOrDefault(key)?.Everything != after.Types.GetValueOrDefault(key)?.Everything)
            .ToHashSet(StringComparer.Ordinal);
        Assemblies = [.. before.Assemblies.Keys
            .Union(after.Assemblies.Keys, StringComparer.Ordinal)
            .Where(name => before.Assemblies.GetValueOrDefault(name) != after.Assemblies.GetValueOrDefault(name))
            .Order(StringComparer.Ordinal)];
    }

    /// <summary>The older build.</summary>
    public BuildFacts Before { get; }

    /// <summary>The newer build.</summary>
    public BuildFacts After { get; }

    /// <summary>Files that differ, next to the assemblies and inside of them.</summary>
    public IReadOnlyList<string> Files { get; }

    /// <summary>Documentation files that differ: only code that reads files can see them.</summary>
    public IReadOnlyList<string> Documentation { get; }

    /// <summary>Methods that differ, or that only one build has.</summary>
    public HashSet<string> Methods { get; }

    /// <summary>Types that differ in any member, or that only one build has.</summary>
    public HashSet<string> Types { get; }

    /// <summary>Assemblies whose own attributes differ.</summary>
    public IReadOnlyList<string> Assemblies { get; }

    /// <summary>True if both builds hold the same code and data.</summary>
    public bool IsNone => Methods.Count + Types.Count + Assemblies.Count + Files.Count + Documentation.Count == 0
        && Before.Unread.Count == 0 && After.Unread.Count == 0;

    /// <summary>The decision that holds for every operand; null if it depends on what an operand executes.</summary>
    public OperandSelection? ForAll =>
        Before.Unread.Concat(After.Unread).FirstOrDefault() is { } unread ? OperandSelection.Unknown(unread)
        : Files.Count > 0 ? new OperandSelection(SelectionKind.Affected, Changed(Files))
        {
            Changes = [.. Files.Select(static file => new SelectedChange(file))],
        }
        : Assemblies.Count > 0 ? new OperandSelection(SelectionKind.Affected, $"attributes of {Assemblies[0]} changed")
        {
            Changes = [.. Assemblies.Select(static name => new SelectedChange(name))],
        }
        : IsNone ? new OperandSelection(SelectionKind.Unaffected, "no code differs")
        : null;

    /// <summary>Compares two builds.</summary>
    /// <param name="before">The older build.</param>
    /// <param name="after">The newer build.</param>
    /// <param name="files">Files that differ, next to the assemblies and inside of them.</param>
    /// <param name="documentation">Documentation files that differ.</param>
    public static BuildDifference Between(
        BuildFacts before, BuildFacts after, IReadOnlyList<string> files, IReadOnlyList<string> documentation) =>
        new(before, after, files, documentation);

    private static string Changed(IReadOnlyList<string> files) =>
        files is [var one] ? $"{one} changed" : $"{files[0]} and {files.Count - 1} more files changed";
}
