namespace SplNet.Causes.Selection;

/// <summary>
/// One build of the user's assemblies, with everything that decides whether an operand can run differently in another build.
/// </summary>
internal sealed class BuildFacts
{
    /// <summary>The methods with code, by key. A method that the compiler made is part of the method that contains it.</summary>
    public Dictionary<string, MethodFacts> Methods { get; } = new(StringComparer.Ordinal);

    /// <summary>The types, by key.</summary>
    public Dictionary<string, TypeFacts> Types { get; } = new(StringComparer.Ordinal);

    /// <summary>The methods that contain a method that the compiler made, by its key.</summary>
    public Dictionary<string, HashSet<string>> Containers { get; } = new(StringComparer.Ordinal);

    /// <summary>The reach of each method that the compiler made, by its key.</summary>
    public Dictionary<string, Reach> Parts { get; } = new(StringComparer.Ordinal);

    /// <summary>The methods of types that the compiler made for a whole assembly: code that uses such a type contains it.</summary>
    public HashSet<string> Shared { get; } = new(StringComparer.Ordinal);

    /// <summary>The native methods that the assemblies declare, by key.</summary>
    public HashSet<string> Native { get; } = new(StringComparer.Ordinal);

    /// <summary>The hashes of the assemblies, by simple name: attributes, target, friends among each other.</summary>
    public Dictionary<string, string> Assemblies { get; } = new(StringComparer.Ordinal);

    /// <summary>Why an assembly could not be read; for the user.</summary>
    public List<string> Unread { get; } = [];

    /// <summary>The method with a key, added if it is not there.</summary>
    public MethodFacts Method(string key) => Methods.TryGetValue(key, out var known) ? known : Methods[key] = new MethodFacts();

    /// <summary>The type with a key, added if it is not there.</summary>
    public TypeFacts Type(string key) => Types.TryGetValue(key, out var known) ? known : Types[key] = new TypeFacts();
}
