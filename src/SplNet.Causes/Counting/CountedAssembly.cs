using System.Diagnostics;
using Mono.Cecil;
using Mono.Cecil.Rocks;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;

namespace SplNet.Causes.Counting;

/// <summary>One assembly of a library, read and rewritten in memory.</summary>
internal sealed class CountedAssembly
{
    // A flag of the header that Cecil does not name.
    private const ModuleAttributes ReadyToRun = (ModuleAttributes)4;

    private readonly ModuleDefinition _module;
    private readonly LibraryResolver _resolver;

    /// <summary>Takes an assembly.</summary>
    public CountedAssembly(ModuleDefinition module, LibraryResolver resolver)
    {
        _module = module;
        _resolver = resolver;
    }

    /// <summary>Why an assembly cannot be counted, for the user; null if it can.</summary>
    public static string? Refusal(ModuleDefinition module)
    {
        if (!module.Attributes.HasFlag(ModuleAttributes.ILOnly) && !module.Attributes.HasFlag(ReadyToRun))
            return "it holds native code (C++/CLI)";
        if (module.GetType(CounterType.Name) is not null)
            return "it is a counted copy already";
        if (module.Assembly.CustomAttributes.Any(static attribute => attribute.AttributeType.Name == "ReferenceAssemblyAttribute"))
            return "it is a reference assembly, without code";
        return null;
    }

    /// <summary>Reads it into the code of its library, and puts the counters in.</summary>
    public void Count(LibraryCode library)
    {
        var position = library.Assemblies.Count;
        library.Assemblies.Add(_module.Assembly.Name.Name);
        if (IsUnoptimised)
            library.Unoptimised.Add(_module.Assembly.Name.Name);
        foreach (var reference in _module.AssemblyReferences)
            library.References.Add($"{reference.Name} {reference.Version}");
        var types = _module.GetTypes().ToList();
        var users = new UserMethods(types);

        // Before the first counter is inserted: methods are compared with everything that they contain.
        var code = new ComparedCode(types);
        var identities = code.Methods;
        library.AddShape("assembly " + _module.Assembly.Name.Name, code.ShapeOf(_module));
        foreach (var (key, shape) in code.Shapes())
            library.AddShape(key, shape);
        var counters = new CounterType(_module);
        var slots = new SlotCounter();
        var sites = new SiteReader(_resolver);
        var calledBack = new CalledBackMethods(types, _resolver);
        foreach (var type in types)
        {
            var name = CompilerNames.WithoutOrdinals(type.FullName);
            // A state machine grows with its method, which the author can see.
            if (type is { IsValueType: true, IsEnum: false } && !CompilerNames.IsMade(type.Name))
                library.Sizes[name] = StructSize.Of(type);
            foreach (var method in type.Methods.Where(static method => method.HasBody))
            {
                // Short forms depend on the order of variables, and a short branch would not reach across the inserted code.
                method.Body.SimplifyMacros();
                var part = PartOf(method, users.Of(method), position, identities.GetValueOrDefault(method));
                library.Parts.Add(part);
                MethodCounters.Add(
                    method, part, (library.NumberOf(part.User), library.Parts.Count - 1), counters, slots, sites, calledBack.Has(method));
                method.Body.OptimizeMacros();
            }
        }

        counters.Complete(slots.Count);
    }

    /// <summary>Writes the counted copy.</summary>
    public void Write(string path)
    {
        // The name keeps its key; .NET does not check signatures. Code that was compiled ahead would run instead of the counted code.
        _module.Attributes = (_module.Attributes
            & ~(ModuleAttributes.StrongNameSigned | ReadyToRun | ModuleAttributes.Required32Bit | ModuleAttributes.Preferred32Bit))
            | ModuleAttributes.ILOnly;
        _module.Architecture = TargetArchitecture.I386;
        _module.Write(path);
    }

    // DebuggableAttribute(DebuggingModes), if the mode has it, or its older form DebuggableAttribute(bool, bool).
    private bool IsUnoptimised => _module.Assembly.CustomAttributes
        .Where(static attribute => attribute.AttributeType.Name == "DebuggableAttribute").Any(static attribute =>
            attribute.ConstructorArguments switch
            {
                [{ Value: int modes }] =>
                    ((DebuggableAttribute.DebuggingModes)modes).HasFlag(DebuggableAttribute.DebuggingModes.DisableOptimizations),
                [_, { Value: bool isDisabled }] => isDisabled,
                _ => false,
            });

    private MethodPart PartOf(MethodDefinition method, MethodDefinition user, int assembly, string? identity)
    {
        var points = method.DebugInformation.SequencePoints.Where(static point => !point.IsHidden).ToList();
        return new MethodPart
        {
            Key = MethodKey.Of(method),
            User = MethodKey.Of(user),
            Assembly = assembly,
            Text = MethodText.Of(method),
            Identity = identity,
            Async = RuntimeAsync.BodyOf(method),
            File = points.Count == 0 ? null : points[0].Document.Url,
            Line = points.Count == 0 ? 0 : points.Min(static point => point.StartLine),
            LastLine = points.Count == 0 ? 0 : points.Max(static point => point.EndLine),
            Declarations = [.. Declarations.Of(method, _resolver.OwnType)],
        };
    }
}
