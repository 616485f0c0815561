using System.Reflection;

namespace SplNet.Tests.Stated;

/// <summary>Code that looks at what is around it.</summary>
public static class Surroundings
{
    /// <summary>Fails where the current folder is not that of the assembly, or where the entry assembly is another one.</summary>
    public static int Look()
    {
        var assembly = typeof(Surroundings).Assembly;
        var folder = Path.GetDirectoryName(assembly.Location);
        return Environment.CurrentDirectory == folder && Assembly.GetEntryAssembly() == assembly
            ? 1
            : throw new InvalidOperationException($"The current folder is {Environment.CurrentDirectory}, the entry assembly {Assembly.GetEntryAssembly()}.");
    }
}
