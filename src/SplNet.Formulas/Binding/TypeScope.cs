using System.Collections.Concurrent;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>The types that formulas may name: first the near ones, then the far ones, which are looked through only when a name needs them.</summary>
internal sealed class TypeScope
{
    private readonly ConcurrentDictionary<string, IReadOnlyList<TypeModel>> _found = new(StringComparer.Ordinal);
    private readonly ConcurrentDictionary<QualifiedNameSyntax, NamedMember> _members = new();
    private readonly ConcurrentDictionary<TypeModel, GeneratorResult> _results = new();
    private readonly ISymbols _symbols;
    private readonly Lazy<IReadOnlyList<string>> _names;

    public TypeScope(ISymbols symbols)
    {
        _symbols = symbols;
        _names = new(() => [.. symbols.Names()]);
    }

    /// <summary>The names of all types, the nearest first.</summary>
    public IReadOnlyList<string> Names => _names.Value;

    public TypeModel BuiltIn(string keyword) => _symbols.BuiltIn(keyword);

    /// <summary>The types of that name, or of a namespace or outer type before it.</summary>
    /// <param name="names">The parts of the name, without type arguments.</param>
    public IReadOnlyList<TypeModel> Find(IReadOnlyList<string> names)
    {
        var path = string.Join(".", names);
        return _found.TryGetValue(path, out var known) ? known : _found.GetOrAdd(path, Search(path, names[names.Count - 1]));
    }

    /// <summary>The member of a type that a formula has found by that name; null if none has.</summary>
    public NamedMember? Find(QualifiedNameSyntax name) => _members.TryGetValue(name, out var known) ? known : null;

    /// <summary>Keeps a member for other formulas that write its name alike: one without type arguments, whose places belong to the formula.</summary>
    /// <returns>The one that is kept.</returns>
    public NamedMember Keep(QualifiedNameSyntax name, NamedMember member) => _members.GetOrAdd(name, member);

    /// <summary>What the type of a generator's result tells.</summary>
    public GeneratorResult ResultOf(TypeModel type) => _results.TryGetValue(type, out var known) ? known : _results.GetOrAdd(type, GeneratorResult.Of(type, this));

    /// <summary>The near type with that name alone, or null.</summary>
    public TypeModel? Near(string name) => _symbols.Near(name).OrderBy(static type => type.Path, StringComparer.Ordinal).FirstOrDefault();

    private List<TypeModel> Search(string path, string last)
    {
        var near = Matches(_symbols.Near(last), path);
        return near.Count > 0 ? near : Matches(_symbols.Far(last), path);
    }

    private static List<TypeModel> Matches(IEnumerable<TypeModel> types, string path)
    {
        var found = types.Where(type => ("." + type.Path).EndsWith("." + path, StringComparison.Ordinal)).ToList();
        var exact = found.FindAll(type => type.Path == path);
        return [.. (exact.Count > 0 ? exact : found).OrderBy(static type => type.Arguments.Count)];
    }
}
