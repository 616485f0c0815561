using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Mutations.Operators;

/// <summary>Assemblies of the user's whose files stay his: Windows removes and overwrites none that is loaded from its file, so there they are loaded from memory.</summary>
internal static class UnheldAssembly
{
    /// <summary>Loads an assembly.</summary>
    /// <param name="context">What it is loaded into.</param>
    /// <param name="path">Its file.</param>
    public static Assembly Load(AssemblyLoadContext context, string path)
    {
        if (!OperatingSystem.IsWindows())
            return context.LoadFromAssemblyPath(path);
        using var content = new MemoryStream(File.ReadAllBytes(path));
        return context.LoadFromStream(content);
    }
}
