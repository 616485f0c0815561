using SplNet.Values;

namespace SplNet.Processes.Protocol;

/// <summary>The process environment that code sees where a test or a program evaluates. Measuring processes show the same.</summary>
/// <param name="EntryPath">The path of the entry assembly; empty to leave the host.</param>
/// <param name="BaseDirectory">The folder in which programs look for their assemblies.</param>
/// <param name="CommandLine">The command line.</param>
/// <param name="Cultures">The names of the cultures.</param>
/// <param name="Variables">The environment variables that SplNet sets for its processes, as they were before; null for a variable
/// that was not set.</param>
internal sealed record Surroundings(
    string EntryPath,
    string BaseDirectory,
    IReadOnlyList<string> CommandLine,
    Cultures Cultures,
    IReadOnlyDictionary<string, string?> Variables)
{
    /// <summary>The surroundings of a test or a program that runs here.</summary>
    /// <param name="entryPath">The path of its entry assembly; empty without one.</param>
    public static Surroundings Here(string entryPath) =>
        new(entryPath, AppContext.BaseDirectory, System.Environment.GetCommandLineArgs(), Cultures.Here(), OwnVariables());

    /// <summary>The surroundings of an assembly whose code the tool runs: it acts as a program.</summary>
    /// <param name="assembly">Its path.</param>
    public static Surroundings Of(string assembly) =>
        new(assembly, Path.GetDirectoryName(assembly) + Path.DirectorySeparatorChar, [assembly], Cultures.Here(), OwnVariables());

    /// <summary>The same where the assemblies are copies.</summary>
    /// <param name="placeOf">Where the copy of a file or folder is.</param>
    public Surroundings In(Func<string, string> placeOf)
    {
        var folder = Path.TrimEndingDirectorySeparator(BaseDirectory);
        return this with { EntryPath = placeOf(EntryPath), BaseDirectory = placeOf(folder) + BaseDirectory[folder.Length..] };
    }

    public void Write(BinaryWriter writer)
    {
        writer.Write(EntryPath);
        writer.Write(BaseDirectory);
        writer.Write(CommandLine.Count);
        foreach (var argument in CommandLine)
            writer.Write(argument);
        Cultures.Write(writer);
        writer.Write(Variables.Count);
        foreach (var (name, value) in Variables)
        {
            writer.Write(name);
            writer.WriteOptional(value);
        }
    }

    public static Surroundings Read(BinaryReader reader)
    {
        var (entry, folder) = (reader.ReadString(), reader.ReadString());
        var commandLine = reader.ReadArray(static one => one.ReadString());
        var cultures = Cultures.Read(reader);
        var variables = reader.ReadArray(static one => KeyValuePair.Create(one.ReadString(), one.ReadOptional()));
        return new Surroundings(entry, folder, commandLine, cultures, new Dictionary<string, string?>(variables, StringComparer.Ordinal));
    }

    private static Dictionary<string, string?> OwnVariables() =>
        ChildEnvironment.Settings.Keys.ToDictionary(static name => name, System.Environment.GetEnvironmentVariable, StringComparer.Ordinal);
}
