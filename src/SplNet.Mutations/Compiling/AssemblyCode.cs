using Mono.Cecil;
using Mono.Cecil.Rocks;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;

namespace SplNet.Mutations.Compiling;

/// <summary>The code of an assembly as texts that can be compared: methods with all that the compiler has made of them, shapes of types, names of resources.</summary>
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

    /// <summary>The key of each method by the name that documentation has for it, which the compiler knows as well.</summary>
    public Dictionary<string, string> MethodKeys { get; } = new(StringComparer.Ordinal);

    /// <summary>Reads an assembly.</summary>
    public static AssemblyCode Read(byte[] assembly)
    {
        using var resolver = new NoOther();
        using var module = ModuleDefinition.ReadModule(new MemoryStream(assembly), new ReaderParameters(ReadingMode.Deferred) { AssemblyResolver = resolver });
        return new AssemblyCode(module);
    }

    /// <summary>The user's methods whose code differs; an empty name stands for types whose shape differs, or types and resources that only one has.</summary>
    public IReadOnlyList<string> ChangedFrom(AssemblyCode original) =>
    [
        .. _parts.Keys.Union(original._parts.Keys, StringComparer.Ordinal)
            .Where(key => !_parts.TryGetValue(key, out var mine) || !original._parts.TryGetValue(key, out var theirs) || mine.Text != theirs.Text)
            .Select(key => _parts.TryGetValue(key, out var part) ? part.User : original._parts[key].User)
            .Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal),
    ];

    // Several lambdas of one method have one key: the ordinals tell them apart, and shift.
    private void Add(string key, string text, string user) =>
        _parts[key] = (_parts.TryGetValue(key, out var earlier) ? string.Join('\f', new[] { earlier.Text, text }.Order(StringComparer.Ordinal)) : text, user);

    // What other assemblies hold is no part of the code.
    private sealed class NoOther : BaseAssemblyResolver
    {
        public override AssemblyDefinition Resolve(AssemblyNameReference name) => throw new AssemblyResolutionException(name);

        public override AssemblyDefinition Resolve(AssemblyNameReference name, ReaderParameters parameters) => throw new AssemblyResolutionException(name);
    }
}
