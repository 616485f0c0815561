using System.Reflection;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Generating.Reading;

/// <summary>Finds the references of an assembly for reading metadata: next to it, or in its shared frameworks.</summary>
/// <param name="assembly">The full path of the assembly.</param>
internal sealed class MetadataResolver(string assembly) : MetadataAssemblyResolver
{
    private readonly string _folder = Path.GetDirectoryName(assembly)!;
    private readonly SharedFrameworks _frameworks = SharedFrameworks.Measured(assembly);

    /// <inheritdoc/>
    public override Assembly? Resolve(MetadataLoadContext context, AssemblyName assemblyName)
    {
        string?[] places = [Path.Combine(_folder, assemblyName.Name + ".dll"), _frameworks.PathOf(assemblyName)];
        return Array.Find(places, File.Exists) is { } path ? context.LoadFromAssemblyPath(path) : null;
    }
}
