using System.Reflection;
using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Runtime.Loader;

namespace SplNet.Arguments.Reflection;

/// <summary>
/// Public types of assemblies that a program has but does not reference. The compiler records only the assemblies that the code uses, but a
/// text may name others. Their files are searched for a name, and only matching ones are loaded.
/// </summary>
/// <param name="assemblies">The assemblies of the program. The files next to them count, as do the assemblies of this
/// process's runtime.</param>
internal sealed class UnreferredTypes(IReadOnlyList<Assembly> assemblies)
{
    private const string Given = "TRUSTED_PLATFORM_ASSEMBLIES";

    private readonly Lazy<ILookup<string, string>> _files = new(() => Files(assemblies)
        .SelectMany(static file => NamesIn(file).Distinct(StringComparer.Ordinal).Select(name => (name, file)))
        .ToLookup(static type => type.name, static type => Path.GetFileNameWithoutExtension(type.file), StringComparer.Ordinal));

    /// <summary>The loadable assemblies that have a public type with this simple name.</summary>
    public IEnumerable<Assembly> With(string name)
    {
        var context = assemblies.Count > 0 ? AssemblyLoadContext.GetLoadContext(assemblies[0]) : null;
        return _files.Value[name].Select(file => ReflectionSymbols.Load(context ?? AssemblyLoadContext.Default, new AssemblyName(file)))
            .OfType<Assembly>().Distinct();
    }

    private static IEnumerable<string> Files(IReadOnlyList<Assembly> assemblies)
    {
        var beside = assemblies.Where(static assembly => assembly.Location.Length > 0)
            .Select(static assembly => Path.GetDirectoryName(assembly.Location)!)
            .Distinct(StringComparer.Ordinal)
            .SelectMany(static folder => Directory.EnumerateFiles(folder, "*.dll"));
        var given = AppContext.GetData(Given) is string paths ? paths.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries) : [];
        return beside.Concat(given).DistinctBy(static file => Path.GetFileName(file), StringComparer.OrdinalIgnoreCase);
    }

    private static List<string> NamesIn(string file)
    {
        try
        {
            using var content = File.OpenRead(file);
            using var reader = new PEReader(content);
            if (!reader.HasMetadata)
                return [];
            var metadata = reader.GetMetadataReader();
            return [.. metadata.TypeDefinitions.Select(metadata.GetTypeDefinition)
                .Where(static type =>
                    (type.Attributes & TypeAttributes.VisibilityMask) is TypeAttributes.Public or TypeAttributes.NestedPublic)
                .Select(type => metadata.GetString(type.Name).Split('`')[0])];
        }
        catch (Exception unreadable) when (unreadable is IOException or UnauthorizedAccessException or BadImageFormatException)
        {
            // Not an assembly, or not loadable; a name that needs it is reported as unknown.
            return [];
        }
    }
}
