using Mono.Cecil;

namespace SplNet.Causes.Differences;

/// <summary>
/// An assembly in the form in which two builds are compared: a hash of each named method, with its compiler-generated members, and the
/// shapes of types.
/// </summary>
internal sealed class ComparedCode
{
    private readonly IReadOnlyList<TypeDefinition> _types;
    private readonly StableNames _names;
    private readonly MadeTypes _made;
    private readonly Lazy<Dictionary<MethodDefinition, string>> _methods;

    /// <summary>Reads an assembly before anything in it is changed.</summary>
    /// <param name="types">All its types, an enclosing type before those in it.</param>
    public ComparedCode(IReadOnlyList<TypeDefinition> types)
    {
        _types = types;
        _names = new StableNames(types);
        _made = new MadeTypes(_names);
        _methods = new(ReadMethods);
    }

    /// <summary>The hash of each method with a body that has a name, and of those without one that no other method contains.</summary>
    public IReadOnlyDictionary<MethodDefinition, string> Methods => _methods.Value;

    /// <summary>
    /// The shapes of the types and of their members, by key. If several share a key, the shape covers all of them.
    /// </summary>
    /// <param name="hasConstants">False to give constants of classes and structs separate keys.</param>
    public IEnumerable<(string Key, string Shape)> Shapes(bool hasConstants = true)
    {
        var shape = new TypeShape(_names, _made, hasConstants);
        return _types.Where(type => !_names.IsMade(type)).SelectMany(shape.Of);
    }

    /// <summary>The shape of the assembly itself and of the types that it forwards.</summary>
    public string ShapeOf(ModuleDefinition module) => AssemblyShape.Of(module, new CodeText(_names, _made).Begin());

    /// <summary>A text of some of its code.</summary>
    /// <param name="reached">Takes each compiler-generated method that the text contains.</param>
    public CodeText Text(ICollection<MethodDefinition> reached) => new(_names, _made) { Reached = reached };

    /// <summary>The name of a type; null if a compiler has made it.</summary>
    public string? NameOf(TypeDefinition type) => _names.Of(type);

    /// <summary>True if a compiler has made the method, or the type that has it.</summary>
    public bool IsMade(MethodDefinition method) => _names.IsMade(method);

    /// <summary>
    /// True for a type that a compiler has made for all methods of the assembly: each text that names it has its content.
    /// </summary>
    public bool IsShared(TypeDefinition type) => _made.Of(type) is not null;

    private Dictionary<MethodDefinition, string> ReadMethods()
    {
        var hashes = new Dictionary<MethodDefinition, string>();
        var reached = new HashSet<MethodDefinition>();
        var text = Text(reached);
        var all = _types.SelectMany(static type => type.Methods).Where(static method => method.HasBody).ToList();
        foreach (var method in all.Where(method => !_names.IsMade(method)))
            hashes[method] = text.Begin().Method(method).End();

        // Nothing refers to these, so only reflection can run them.
        reached.UnionWith(_made.Methods);
        foreach (var method in all.Where(method => _names.IsMade(method) && !reached.Contains(method)))
            hashes[method] = new CodeText(_names, _made).Method(method).End();
        return hashes;
    }
}
