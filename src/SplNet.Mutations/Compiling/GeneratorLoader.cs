using System.Reflection;
using System.Runtime.Loader;
using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Compiling;

/// <summary>Loads the generators of one project with their dependencies; Roslyn and the runtime come from this process.</summary>
/// <param name="paths">All files that the build passes to the compiler as analyzers.</param>
internal sealed class GeneratorLoader(IEnumerable<string> paths) : AssemblyLoadContext("generators"), IAnalyzerAssemblyLoader
{
    private readonly Dictionary<string, string> _paths = paths.GroupBy(
        static path => Path.GetFileNameWithoutExtension(path), StringComparer.OrdinalIgnoreCase)
        .ToDictionary(static group => group.Key, static group => group.First(), StringComparer.OrdinalIgnoreCase);

    /// <inheritdoc/>
    public void AddDependencyLocation(string fullPath) => _paths.TryAdd(Path.GetFileNameWithoutExtension(fullPath), fullPath);

    /// <inheritdoc/>
    public Assembly LoadFromPath(string fullPath) => UnheldAssembly.Load(this, fullPath);

    /// <inheritdoc/>
    protected override Assembly? Load(AssemblyName assemblyName)
    {
        if (assemblyName.Name is not { } name || name.StartsWith("Microsoft.CodeAnalysis", StringComparison.Ordinal)
            && File.Exists(Path.Combine(SdkCompiler.Folder!, name + ".dll")))
            return null;
        return _paths.TryGetValue(name, out var path) && File.Exists(path) ? UnheldAssembly.Load(this, path) : null;
    }
}
