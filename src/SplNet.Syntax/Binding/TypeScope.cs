using System.Collections.Concurrent;

namespace SplNet.Syntax.Binding;

/// <summary>The types that formulas may name: near types first, then far types, which are searched only when a name needs them.</summary>
internal sealed class TypeScope
{
    private readonly ConcurrentDictionary<string, TypeModel[]> _found = new(StringComparer.Ordinal);
    private readonly ConcurrentDictionary<QualifiedNameSyntax, NamedMember> _members = new();
    private readonly ConcurrentDictionary<OperandSyntax, bool> _sound = new();
    private readonly ConcurrentDictionary<TypeModel, GeneratorResult> _results = new();
    private readonly ISymbols _symbols;
    private readonly Lazy<IReadOnlyList<string>> _names;

    public TypeScope(ISymbols symbols)
    {
        _symbols = symbols;
        _names = new(() => [.. symbols.Names()]);
    }

    /// <summary>Gets the names of all types, the nearest first.</summary>
    public IReadOnlyList<string> Names => _names.Value;

    public TypeModel BuiltIn(string keyword) => _symbols.BuiltIn(keyword);

    /// <summary>Finds the types of that name, or of a namespace or outer type before it.</summary>
    /// <param name="path">The parts of the name, separated by dots, without type arguments.</param>
    public TypeModel[] Find(string path) =>
        _found.TryGetValue(path, out var known) ? known : _found.GetOrAdd(path, Search(path, path.Substring(path.LastIndexOf('.') + 1)));

    /// <summary>Finds the member that a formula has found by that name; null if none has.</summary>
    public NamedMember? Find(QualifiedNameSyntax name) => _members.TryGetValue(name, out var known) ? known : null;

    /// <summary>Caches a member for other formulas that write its name in the same way.</summary>
    /// <returns>The cached member.</returns>
    public NamedMember Keep(QualifiedNameSyntax name, NamedMember member) => _members.GetOrAdd(name, member);

    /// <summary>True for an operand in which a formula has found no problem.</summary>
    public bool IsSound(OperandSyntax operand) => _sound.ContainsKey(operand);

    /// <summary>Caches an operand without problems for other formulas that write it in the same way.</summary>
    public void KeepSound(OperandSyntax operand) => _sound.TryAdd(operand, true);

    /// <summary>Gets the properties of a generator's result type.</summary>
    public GeneratorResult ResultOf(TypeModel type) =>
        _results.TryGetValue(type, out var known) ? known : _results.GetOrAdd(type, GeneratorResult.Of(type, this));

    /// <summary>Finds the near type with exactly that name, or null.</summary>
    public TypeModel? Near(string name) => _symbols.Near(name).OrderBy(static type => type.Path, StringComparer.Ordinal).FirstOrDefault();

    private TypeModel[] Search(string path, string last)
    {
        var near = Matches(_symbols.Near(last), path);
        if (near.Length > 0)
            return near;
        var far = Matches(_symbols.Far(last), path);
        return far.Length > 0 ? far : Matches(_symbols.Further(last), path);
    }

    private static TypeModel[] Matches(IEnumerable<TypeModel> types, string path)
    {
        var found = types.Where(type => IsAtEnd(path, type.Path)).ToArray();
        if (found.Length < 2)
            return found;
        var exact = Array.FindAll(found, type => type.Path == path);
        return [.. (exact.Length > 0 ? exact : found).OrderBy(static type => type.Arguments.Length)];
    }

    // Compare whole parts of the name.
    private static bool IsAtEnd(string path, string whole)
    {
        var before = whole.Length - path.Length;
        return before >= 0 && string.CompareOrdinal(whole, before, path, 0, path.Length) == 0 && (before == 0 || whole[before - 1] == '.');
    }
}
