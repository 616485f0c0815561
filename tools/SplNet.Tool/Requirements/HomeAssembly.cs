using System.Diagnostics;
using System.Reflection;

namespace SplNet.Tool.Requirements;

/// <summary>The assembly in which the names of formulas are looked up, and whose dependencies measuring processes use.</summary>
internal static class HomeAssembly
{
    /// <summary>The only program next to a file of formulas, or the one that the project there has built in Release.</summary>
    /// <exception cref="SplNetException">No program was found, or several.</exception>
    public static string InFolderOf(string file) => In(Path.GetDirectoryName(Path.GetFullPath(file))!, file);

    /// <summary>The only program in a folder, or the one that the project there has built in Release.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="asker">The purpose, for the message.</param>
    /// <exception cref="SplNetException">No program was found, or several.</exception>
    public static string In(string folder, string asker)
    {
        var found = BuiltPrograms.Of(folder);
        if (found.Count == 1)
            return found[0];
        var expected = BuiltPrograms.Expected(folder);
        var example = Path.GetRelativePath(
            Environment.CurrentDirectory,
            found.Concat(expected).FirstOrDefault() ?? Path.Combine(folder, "bin", "Release", "net10.0", "My.dll"));
        throw new SplNetException(
            $"{asker} needs the assembly whose methods it names, but " +
            (found.Count > 0
                ? $"{folder} has several: {string.Join(", ", found.Select(path => Path.GetRelativePath(folder, path)))}."
                : $"{(expected.Count > 0
                    ? $"the project in {folder} has not built {string.Join(" or ", expected)}"
                    : $"{folder} contains neither a program nor a project that has built one")}. Build it: dotnet build -c Release.") +
            $" Name it with --assembly, for example --assembly {example}.");
    }

    /// <summary>Loads an assembly.</summary>
    /// <exception cref="SplNetException">It cannot be loaded, or uses no SplNet, or another version than this tool.</exception>
    public static Assembly Load(string path)
    {
        var full = Path.GetFullPath(path);
        if (Directory.Exists(full))
            throw new SplNetException($"{path} is a folder. Name an assembly in it, for example {Path.Combine(path, "My.dll")}.");
        if (!File.Exists(full))
            throw new SplNetException($"{path} does not exist. Build the project first: dotnet build -c Release.");
        if (ProjectFile.Is(full))
            throw ProjectFile.Refused(path);
        RequireSameVersion(path, Path.Combine(Path.GetDirectoryName(full)!, "SplNet.dll"));
        try
        {
            return new UserAssemblies(full).LoadFromAssemblyPath(full);
        }
        catch (Exception unusable)
            when (unusable is BadImageFormatException or FileLoadException or InvalidOperationException or System.Text.Json.JsonException)
        {
            throw new SplNetException($"{path} cannot be loaded: {unusable.Message}", unusable);
        }
    }

    // Measuring processes use the project's SplNet and exchange messages with the tool's.
    private static void RequireSameVersion(string path, string used)
    {
        if (!File.Exists(used))
        {
            throw new SplNetException(
                $"SplNet.dll, which measuring processes need, is not next to {path}. " +
                "Add the package SplNet to the project (dotnet add package SplNet) and build it again. " +
                "A library also needs <EnableDynamicLoading>true</EnableDynamicLoading>, which copies its dependencies next to it.");
        }

        var (own, theirs) = (VersionOf(typeof(Experiment).Assembly.Location), VersionOf(used));
        if (own != theirs)
            throw new SplNetException(
                $"{path} uses SplNet {theirs}, but this tool has version {own}. " +
                $"Install the same version: dotnet tool update SplNet.Tool --version {theirs}.");
    }

    // Without the revision of the sources, which follows a plus sign.
    private static string? VersionOf(string path) => FileVersionInfo.GetVersionInfo(path).ProductVersion?.Split('+')[0];
}
