namespace SplNet.Causes.Code;

/// <summary>The content of the assemblies of a library: methods with their blocks, types with their shapes, references.</summary>
internal sealed class LibraryCode
{
    /// <summary>The methods.</summary>
    public List<MethodPart> Parts { get; } = [];

    /// <summary>Hashes, by key, of the metadata of each type, of its members and of each assembly.</summary>
    public Dictionary<string, string> Shapes { get; } = new(StringComparer.Ordinal);

    /// <summary>Bytes of a value of each struct.</summary>
    public Dictionary<string, int> Sizes { get; } = new(StringComparer.Ordinal);

    /// <summary>Other assemblies and their versions.</summary>
    public HashSet<string> References { get; } = new(StringComparer.Ordinal);

    /// <summary>The assemblies, by their simple names; parts refer to them by position.</summary>
    public List<string> Assemblies { get; } = [];

    /// <summary>The assemblies that were compiled without optimisation.</summary>
    public HashSet<string> Unoptimised { get; } = new(StringComparer.Ordinal);

    /// <summary>The parts that are not counted, and why; for the user.</summary>
    public List<string> Notes { get; } = [];

    /// <summary>The methods that the user wrote, by their numbers; the first number is 1.</summary>
    public IReadOnlyList<string> Users => _users;

    private readonly List<string> _users = [string.Empty];
    private readonly Dictionary<string, int> _numbers = new(StringComparer.Ordinal);

    /// <summary>The number of a method that the user wrote; a counted copy names callers by it.</summary>
    /// <param name="user">The key of the method.</param>
    public int NumberOf(string user)
    {
        if (_numbers.TryGetValue(user, out var number))
            return number;
        _users.Add(user);
        return _numbers[user] = _users.Count - 1;
    }

    /// <summary>Adds a shape. Types of several assemblies may have one key.</summary>
    /// <param name="key">The key of the type, member or assembly.</param>
    /// <param name="shape">The hash.</param>
    public void AddShape(string key, string shape) => Shapes[key] = Shapes.TryGetValue(key, out var other) ? $"{other} {shape}" : shape;
}
