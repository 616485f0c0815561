using System.Reflection;

namespace SplNet.Tests.Stated;

/// <summary>Code that looks at what is around it.</summary>
public static class Surroundings
{
    /// <summary>Fails where a program of this assembly, started in its folder, would see something else.</summary>
    public static int Look()
    {
        var assembly = typeof(Surroundings).Assembly;
        var folder = Path.GetDirectoryName(assembly.Location)!;
        (string What, object? Seen, object? Wanted)[] all =
        [
            ("current folder", Environment.CurrentDirectory, folder),
            ("base directory", AppContext.BaseDirectory, folder + Path.DirectorySeparatorChar),
            ("entry assembly", Assembly.GetEntryAssembly(), assembly),
            ("command line", string.Join(' ', Environment.GetCommandLineArgs()), assembly.Location),
            ("variable of the runtime", Environment.GetEnvironmentVariable("DOTNET_TC_CallCountingDelayMs"), null),
        ];
        return Array.Find(all, static one => !Equals(one.Seen, one.Wanted)) is { What: { } what } other
            ? throw new InvalidOperationException($"The {what} is {other.Seen}.")
            : 1;
    }
}
