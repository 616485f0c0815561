namespace SplNet.Values.Runtimes;

/// <summary>The folder in or above which a program has its repository and its settings.</summary>
internal static class ProgramFolder
{
    /// <summary>The folder of a program: that of its file for a file-based app, which the SDK builds elsewhere, and else that of its assembly.</summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static string Of(string assembly) => EntryFile(assembly) is { } file ? Path.GetDirectoryName(file)! : Path.GetDirectoryName(assembly)!;

    /// <summary>The folder of the program that this process runs.</summary>
    public static string OfThisProcess => AppContext.GetData("EntryPointFileDirectoryPath") is string folder && Directory.Exists(folder) ? folder : AppContext.BaseDirectory;

    /// <summary>The full path of the file from which a file-based app was built; null for any other program, and where the file is gone.</summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static string? EntryFile(string assembly)
    {
        try
        {
            return RuntimeConfiguration.Of(assembly)?.EntryFile is { } file && File.Exists(file) ? file : null;
        }
        catch (SplNetException)
        {
            return null; // the start of a measuring process reports it
        }
    }
}
