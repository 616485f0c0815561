using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Tool.Requirements;

/// <summary>
/// A user's assembly and its dependencies, from its dependency file. SplNet and the engine below it are the tool's own:
/// if one copy of SplNet reads a requirement, the other copy must know it.
/// </summary>
internal sealed class UserAssemblies(string home) : AssemblyLoadContext(Path.GetFileNameWithoutExtension(home))
{
    private static readonly Dictionary<string, Assembly> Shared = WithReferences(typeof(Experiment).Assembly);

    private readonly AssemblyDependencyResolver _resolver = new(home);
    private readonly SharedFrameworks _frameworks = SharedFrameworks.Loadable(home);

    protected override Assembly? Load(AssemblyName assemblyName)
    {
        if (Shared.TryGetValue(assemblyName.Name!, out var shared))
            return shared;
        return (_resolver.ResolveAssemblyToPath(assemblyName) ?? _frameworks.PathOf(assemblyName)) is { } path
            ? LoadFromAssemblyPath(path)
            : null;
    }

    protected override nint LoadUnmanagedDll(string unmanagedDllName) =>
        _resolver.ResolveUnmanagedDllToPath(unmanagedDllName) is { } path ? LoadUnmanagedDllFromPath(path) : nint.Zero;

    private static Dictionary<string, Assembly> WithReferences(Assembly root)
    {
        var found = new Dictionary<string, Assembly>(StringComparer.OrdinalIgnoreCase) { [root.GetName().Name!] = root };
        var open = new Queue<Assembly>([root]);
        while (open.TryDequeue(out var assembly))
        {
            foreach (var name in assembly.GetReferencedAssemblies().Where(name => IsShared(name.Name!) && !found.ContainsKey(name.Name!)))
            {
                var reference = Assembly.Load(name);
                found.Add(name.Name!, reference);
                open.Enqueue(reference);
            }
        }

        return found;
    }

    // Libraries that other code uses stay the user's own.
    private static bool IsShared(string name) =>
        name.StartsWith("SplNet", StringComparison.Ordinal) || name.StartsWith("BenchmarkDotNet", StringComparison.Ordinal)
        || name == "Perfolizer";
}
