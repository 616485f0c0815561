using Mono.Cecil;
using SplNet.Causes.Code;
using SplNet.Causes.Counting;
using SplNet.Causes.Differences;

namespace SplNet.Causes.Selection;

/// <summary>Reads the user's assemblies of one build.</summary>
internal sealed class BuildReader
{
    // The limit of the runtime's inliner for code without a profile that shows it to be hot; such code has executed.
    private const int LargestInlined = 128;

    private readonly BuildFacts _facts = new();
    private readonly HashSet<string> _own;
    private readonly MethodReader _methods;

    private BuildReader(HashSet<string> own, OutsideCode outside)
    {
        _own = own;
        _methods = new MethodReader(own, outside);
    }

    /// <summary>Reads assemblies.</summary>
    /// <param name="folder">The folder of the output.</param>
    /// <param name="files">The files of the user's assemblies in it.</param>
    /// <param name="frameworks">Folders of the shared frameworks.</param>
    /// <param name="isTestFramework">True for the simple names of test frameworks and of SplNet.</param>
    public static BuildFacts Read(
        string folder, IReadOnlyList<string> files, IReadOnlyList<string> frameworks, Func<string, bool> isTestFramework)
    {
        var outside = new OutsideCode(new PackageReach(folder), isTestFramework);
        var reader = new BuildReader([.. files.Select(static file => Path.GetFileNameWithoutExtension(file))], outside);
        using var resolver = new LibraryResolver([folder, .. frameworks]);
        foreach (var file in files)
            reader.Read(Path.Combine(folder, file), resolver);
        return reader._facts;
    }

    private void Read(string path, LibraryResolver resolver)
    {
        try
        {
            using var module = CountedLibrary.Open(path, resolver);
            if (CountedAssembly.Refusal(module) is { } refusal)
                _facts.Unread.Add($"{Path.GetFileName(path)} cannot be compared: {refusal}");
            else
                Read(module);
        }
        catch (Exception failure) when (failure is BadImageFormatException or IOException or ArgumentException)
        {
            _facts.Unread.Add($"{Path.GetFileName(path)} cannot be read ({failure.Message.TrimEnd('.')})");
        }
    }

    private void Read(ModuleDefinition module)
    {
        var types = module.GetTypes().ToList();
        var code = new ComparedCode(types);
        _facts.Assemblies[module.Assembly.Name.Name] = $"{code.ShapeOf(module)} {Friends(module)}";
        foreach (var (key, shape) in code.Shapes(hasConstants: false))
        {
            if (TypeShape.TypeOf(key) is var type && type == key)
                _facts.Type(key).Add(shape);
            else
                _facts.Type(type).Members[key] = _facts.Type(type).Members.TryGetValue(key, out var other) ? $"{other} {shape}" : shape;
        }

        foreach (var type in types)
            Read(type);
        ReadCode(
            module.Assembly.Name.Name, [.. types.SelectMany(static type => type.Methods).Where(static method => method.HasBody)], code);
    }

    // The runtime checks access of one assembly to another one. A friend that is not here does not run.
    private string Friends(ModuleDefinition module) => string.Join(',', module.Assembly.CustomAttributes
        .Where(static attribute => attribute.AttributeType.Name is "InternalsVisibleToAttribute" or "IgnoresAccessChecksToAttribute"
            && attribute.ConstructorArguments.Count == 1)
        .Select(static attribute => ((string)attribute.ConstructorArguments[0].Value).Split(',')[0].Trim())
        .Where(_own.Contains).Order(StringComparer.Ordinal));

    private void Read(TypeDefinition type)
    {
        foreach (var native in type.Methods.Where(static method => method.PInvokeInfo is not null))
            _facts.Native.Add(MethodKey.Of(native));
        if (!_facts.Types.TryGetValue(NamedTypes.KeyOf(type), out var facts))
            return;
        NamedTypes.Add(facts.Needs, type.BaseType);
        NamedTypes.AddConstraints(facts.Needs, type);
        foreach (var implemented in type.Interfaces)
            NamedTypes.Add(facts.Needs, implemented.InterfaceType);
        foreach (var field in type.Fields)
            NamedTypes.Add(facts.Needs, field.FieldType);
        foreach (var method in type.Methods)
            NamedTypes.Add(facts.Signatures, method);
    }

    private void ReadCode(string assembly, IReadOnlyList<MethodDefinition> methods, ComparedCode code)
    {
        var contained = new HashSet<MethodDefinition>();
        foreach (var method in methods.Where(method => !code.IsMade(method)))
        {
            var made = new HashSet<MethodDefinition>();
            Add(assembly, method, code.Text(made).Begin().Method(method).End(), made);
            contained.UnionWith(made);
        }

        foreach (var method in methods.Where(method => code.IsMade(method) && !contained.Contains(method)))
        {
            if (code.IsShared(method.DeclaringType))
                _facts.Shared.Add(MethodKey.Of(method));
            else
                Add(assembly, method, code.Text(new HashSet<MethodDefinition>()).Begin().Method(method).End(), []);
        }
    }

    private void Add(string assembly, MethodDefinition method, string identity, HashSet<MethodDefinition> made)
    {
        var key = MethodKey.Of(method);
        var facts = _facts.Method(key);
        var start = made.Prepend(method).SelectMany(static part => part.DebugInformation.SequencePoints)
            .FirstOrDefault(static point => !point.IsHidden);
        var isInlined = !method.NoInlining && (method.AggressiveInlining || method.Body.CodeSize <= LargestInlined);
        facts.Add($"{assembly}:{identity}", (start?.Document.Url, start?.StartLine ?? 0), isInlined);
        facts.Reach |= _methods.Read(facts, method);
        foreach (var part in made.Where(part => part != method && part.HasBody))
            _facts.Parts[MethodKey.Of(part)] = _facts.Parts.GetValueOrDefault(MethodKey.Of(part)) | _methods.Read(facts, part);

        // The method that makes an object of such a type has executed, whatever its constructors share.
        foreach (var part in made.Where(part => part != method && !part.IsConstructor).Select(MethodKey.Of).Where(part => part != key))
        {
            if (!_facts.Containers.TryGetValue(part, out var containers))
                _facts.Containers[part] = containers = new HashSet<string>(StringComparer.Ordinal);
            containers.Add(key);
        }

        _facts.Shared.UnionWith(made.Where(static part => part.IsConstructor).Select(MethodKey.Of));
    }
}
