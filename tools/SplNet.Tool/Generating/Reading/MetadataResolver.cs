using System.Reflection;
using System.Runtime.InteropServices;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Generating.Reading;

/// <summary>Finds what an assembly refers to, to be looked at: beside it, in the runtime of the tool, in the other shared frameworks that it asks for.</summary>
/// <param name="assembly">The full path of the assembly.</param>
internal sealed class MetadataResolver(string assembly) : MetadataAssemblyResolver
{
    private readonly string _folder = Path.GetDirectoryName(assembly)!;
    private readonly SharedFrameworks _frameworks = SharedFrameworks.Of(assembly);

    /// <inheritdoc/>
    public override Assembly? Resolve(MetadataLoadContext context, AssemblyName assemblyName)
    {
        var file = assemblyName.Name + ".dll";
        string?[] places = [Path.Combine(_folder, file), Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), file), _frameworks.PathOf(assemblyName)];
        return Array.Find(places, File.Exists) is { } path ? context.LoadFromAssemblyPath(path) : null;
    }
}
