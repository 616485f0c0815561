namespace SplNet.Causes.Code;

/// <summary>What the assemblies of a library hold: methods with their blocks, types with their shapes, references.</summary>
internal sealed class LibraryCode
{
    /// <summary>The methods.</summary>
    public List<MethodPart> Parts { get; } = [];

    /// <summary>Base type, fields and layout of each type, as text.</summary>
    public Dictionary<string, string> Shapes { get; } = new(StringComparer.Ordinal);

    /// <summary>Bytes of a value of each struct.</summary>
    public Dictionary<string, int> Sizes { get; } = new(StringComparer.Ordinal);

    /// <summary>Other assemblies and their versions.</summary>
    public HashSet<string> References { get; } = new(StringComparer.Ordinal);

    /// <summary>The assemblies, by their simple names; parts refer to them by position.</summary>
    public List<string> Assemblies { get; } = [];

    /// <summary>Those of them whose compiler was told not to optimise.</summary>
    public HashSet<string> Unoptimised { get; } = new(StringComparer.Ordinal);

    /// <summary>What is not counted, and why; for the user.</summary>
    public List<string> Notes { get; } = [];
}
