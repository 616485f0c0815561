namespace SplNet.Values.Runtimes;

/// <summary>The folder in or above which a program has its repository and its settings.</summary>
internal static class ProgramFolder
{
    /// <summary>
    /// The folder of a program: the folder of the source file for a file-based app, which the SDK builds elsewhere; otherwise
    /// the folder of the assembly.
    /// </summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static string Of(string assembly) =>
        EntryFile(assembly) is { } file ? Path.GetDirectoryName(file)! : Path.GetDirectoryName(assembly)!;

    /// <summary>The folder of the program that this process runs.</summary>
    public static string OfThisProcess =>
        AppContext.GetData("EntryPointFileDirectoryPath") is string folder && Directory.Exists(folder) ? folder : AppContext.BaseDirectory;

    /// <summary>
    /// The full path of the source file of a file-based app; null for any other program, and if the file no longer exists.
    /// </summary>
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
