using Mono.Cecil;
using Mono.Cecil.Rocks;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;

namespace SplNet.Mutations.Compiling;

/// <summary>
/// The code of an assembly as comparable texts: methods with everything that the compiler generated for them, shapes of
/// types, names of resources.
/// </summary>
internal sealed class AssemblyCode
{
    private readonly Dictionary<string, (string Text, string User)> _parts = new(StringComparer.Ordinal);

    private AssemblyCode(ModuleDefinition module)
    {
        foreach (var resource in module.Resources)
            Add("resource " + resource.Name, string.Empty, string.Empty);
        var types = module.GetTypes().ToList();
        var users = new UserMethods(types);
        var code = new ComparedCode(types);
        foreach (var (key, shape) in code.Shapes())
            Add("type " + key, shape, string.Empty);
        foreach (var method in types.SelectMany(static type => type.Methods))
        {
            var user = MethodKey.Of(users.Of(method));
            if (code.Methods.TryGetValue(method, out var identity))
                Add(MethodKey.Of(method), identity, user);
            MethodKeys.TryAdd(DocCommentId.GetDocCommentId(method), user);
        }
    }

    /// <summary>Gets the key of each method by its name in documentation, which the compiler also knows.</summary>
    public Dictionary<string, string> MethodKeys { get; } = new(StringComparer.Ordinal);

    /// <summary>Reads an assembly.</summary>
    public static AssemblyCode Read(byte[] assembly)
    {
        using var resolver = new NoOther();
        using var module = ModuleDefinition.ReadModule(
            new MemoryStream(assembly), new ReaderParameters(ReadingMode.Deferred) { AssemblyResolver = resolver });
        return new AssemblyCode(module);
    }

    /// <summary>
    /// Lists the user's methods whose code differs. An empty name represents types whose shape differs, or types and resources that only
    /// one assembly has.
    /// </summary>
    public IReadOnlyList<string> ChangedFrom(AssemblyCode original) =>
    [
        .. _parts.Keys.Union(original._parts.Keys, StringComparer.Ordinal)
            .Where(key =>
                !_parts.TryGetValue(key, out var mine) || !original._parts.TryGetValue(key, out var theirs) || mine.Text != theirs.Text)
            .Select(key => _parts.TryGetValue(key, out var part) ? part.User : original._parts[key].User)
            .Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal),
    ];

    // Several lambdas of one method share a key, because the ordinals that distinguish them shift.
    private void Add(string key, string text, string user) =>
        _parts[key] = (
            _parts.TryGetValue(key, out var earlier) ? string.Join('\f', new[] { earlier.Text, text }.Order(StringComparer.Ordinal)) : text,
            user);

    // The content of other assemblies does not belong to the code.
    private sealed class NoOther : BaseAssemblyResolver
    {
        public override AssemblyDefinition Resolve(AssemblyNameReference name) => throw new AssemblyResolutionException(name);

        public override AssemblyDefinition Resolve(AssemblyNameReference name, ReaderParameters parameters) =>
            throw new AssemblyResolutionException(name);
    }
}
