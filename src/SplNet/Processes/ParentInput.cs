using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;

namespace SplNet.Processes;

/// <summary>
/// The messages of the parent, which arrive at the standard input of the host. User code and the programs that it starts get an empty input
/// instead, because a program that reads its input would take the parent's turns. On Windows they still get the pipe.
/// </summary>
internal static partial class ParentInput
{
    private const int StandardInput = 0;
    private const int ReadOnly = 0;

    /// <summary>Opens it. No other code has read standard input before.</summary>
    /// <exception cref="IOException">The system does not have a free descriptor.</exception>
    public static Stream Open()
    {
        var input = OperatingSystem.IsWindows() ? Console.OpenStandardInput() : Duplicate();
        Console.SetIn(TextReader.Null);
        if (!OperatingSystem.IsWindows())
            Empty();
        return input;
    }

    // Console.OpenStandardInput duplicates the descriptor up to .NET 10. From .NET 11 on it reads descriptor 0
    // itself, which is emptied below.
    private static FileStream Duplicate()
    {
        var copy = Copy(StandardInput);
        if (copy < 0)
            throw new IOException($"Standard input cannot be duplicated (error {Marshal.GetLastPInvokeError()}).");

        // No program inherits it. fcntl could do both at once, but takes its third argument elsewhere on macOS on Arm64.
        _ = Control(copy, OperatingSystem.IsLinux() ? 0x5451u : 0x20006601u);
        return new FileStream(new SafeFileHandle(copy, ownsHandle: true), FileAccess.Read, bufferSize: 0);
    }

    // Each measuring process starts with this, and a file object of the framework would cost it milliseconds.
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

    [LibraryImport("libc", EntryPoint = "dup", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Copy(int file);

    [LibraryImport("libc", EntryPoint = "ioctl")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Control(int file, nuint request);

    [LibraryImport("libc", EntryPoint = "dup2")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Replace(int with, int file);

    [LibraryImport("libc", EntryPoint = "close")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Close(int file);
}
