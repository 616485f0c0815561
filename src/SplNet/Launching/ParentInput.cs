using System.Runtime.InteropServices;

namespace SplNet.Launching;

/// <summary>
/// What the parent sends to a process of the host, over its standard input. The user's code and the programs that it starts do not get it, but an empty input: one that reads what it inherits would take the parent's
/// permits. On Windows they still have it.
/// </summary>
internal static partial class ParentInput
{
    private const int StandardInput = 0;
    private const int ReadOnly = 0;

    /// <summary>Opens it. Nothing else has read standard input before.</summary>
    public static Stream Open()
    {
        // On Linux and macOS that is a duplicate, which no program inherits.
        var input = Console.OpenStandardInput();
        Console.SetIn(TextReader.Null);
        if (!OperatingSystem.IsWindows())
            Empty();
        return input;
    }

    // Each measuring process begins with this, and a file of the framework's would take it milliseconds.
    private static unsafe void Empty()
    {
        int nothing;
        fixed (byte* path = "/dev/null\0"u8)
            nothing = OpenFile(path, ReadOnly);
        if (nothing <= StandardInput)
            return;
        _ = Replace(nothing, StandardInput);
        _ = Close(nothing);
    }

    [LibraryImport("libc", EntryPoint = "open")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static unsafe partial int OpenFile(byte* path, int flags);

    [LibraryImport("libc", EntryPoint = "dup2")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Replace(int with, int file);

    [LibraryImport("libc", EntryPoint = "close")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Close(int file);
}
