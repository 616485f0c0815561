namespace SplNet.Causes.Selection;

/// <summary>One type of a build, or several with the same key.</summary>
internal sealed class TypeFacts
{
    /// <summary>The hash of what the runtime knows of it: bases, layout, fields, virtual methods, attributes.</summary>
    public string Shape { get; private set; } = string.Empty;

    /// <summary>The hashes of its other members, by key: only reflection sees that they exist.</summary>
    public Dictionary<string, string> Members { get; } = new(StringComparer.Ordinal);

    /// <summary>The types on which its layout and its virtual methods depend, by key.</summary>
    public HashSet<string> Needs { get; } = new(StringComparer.Ordinal);

    /// <summary>The types of its members, by key: reflection can get from one to the other.</summary>
    public HashSet<string> Signatures { get; } = new(StringComparer.Ordinal);

    /// <summary>The shape with all members.</summary>
    public string Everything => string.Join('\n', Members.OrderBy(static member => member.Key, StringComparer.Ordinal)
        .Select(static member => $"{member.Key} {member.Value}").Prepend(Shape));

    /// <summary>Adds a shape.</summary>
    public void Add(string shape) => Shape = Shape.Length == 0 ? shape : $"{Shape} {shape}";
}
