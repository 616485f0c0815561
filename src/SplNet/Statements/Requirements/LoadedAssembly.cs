using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Statements.Requirements;

/// <summary>Finds an assembly by path; prefers the loaded one, so that its types are the program's types.</summary>
internal static class LoadedAssembly
{
    /// <summary>The assembly at a path.</summary>
    /// <param name="path">The full path.</param>
    /// <exception cref="SplNetException">The file is not an assembly.</exception>
    public static Assembly At(string path)
    {
        var loaded = Array.Find(AppDomain.CurrentDomain.GetAssemblies(), assembly => !assembly.IsDynamic && assembly.Location == path);
        if (loaded is not null)
            return loaded;
        try
        {
            return AssemblyLoadContext.Default.LoadFromAssemblyPath(path);
        }
        catch (Exception failure) when (failure is IOException or BadImageFormatException or ArgumentException)
        {
            throw new SplNetException($"The assembly '{path}' cannot be loaded: {failure.Message}", failure);
        }
    }
}
