using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Mutations.Operators;

/// <summary>
/// Loads the user's assemblies without locking their files: Windows does not remove or overwrite an assembly that is loaded from its file,
/// so there it is loaded from memory.
/// </summary>
internal static class UnheldAssembly
{
    /// <summary>Loads an assembly.</summary>
    /// <param name="context">The context to load it into.</param>
    /// <param name="path">Its file.</param>
    public static Assembly Load(AssemblyLoadContext context, string path)
    {
        if (!OperatingSystem.IsWindows())
            return context.LoadFromAssemblyPath(path);
        using var content = new MemoryStream(File.ReadAllBytes(path));
        return context.LoadFromStream(content);
    }
}
