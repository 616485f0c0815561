using System.ComponentModel;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Runtime.Versioning;
using Microsoft.Win32.SafeHandles;

namespace SplNet.Versions.Processes;

/// <summary>
/// A Windows job object: processes with all their children, which end when this process ends, however that happens. Windows does not show
/// environments of other processes, so a mark in them is useless there; a job keeps its processes even after their parents end.
/// </summary>
[SupportedOSPlatform("windows")]
internal sealed partial class JobObject : SafeHandleZeroOrMinusOneIsInvalid
{
    private const int ExtendedLimits = 9;
    private const uint EndsWithItsHandle = 0x2000;
    private const uint MayAssign = 0x1;
    private const uint MayEnd = 0x8;

    // Windows uses this exit code when a user ends a process.
    private const uint EndedByUser = 1;

    public JobObject()
        : base(ownsHandle: true)
    {
    }

    /// <summary>Creates a job whose processes end with this one.</summary>
    /// <param name="name">Its unique name, by which processes join it.</param>
    /// <returns>The job; null if the system refuses it and processes are not tracked.</returns>
    public static JobObject? Create(string name)
    {
        var job = CreateJobObject(0, name);
        if (!job.IsInvalid && job.Limit(EndsWithItsHandle))
            return job;
        job.Dispose();
        return null;
    }

    /// <summary>Ends all processes of a named job, if it exists.</summary>
    public static void End(string name)
    {
        using var job = OpenJobObject(MayEnd, inherits: false, name);
        if (!job.IsInvalid)
            job.End();
    }

    /// <summary>Puts this process into a named job, if it exists.</summary>
    public static void Join(string name)
    {
        using var job = OpenJobObject(MayAssign, inherits: false, name);
        using var current = Process.GetCurrentProcess();
        if (!job.IsInvalid)
            job.Take(current);
    }

    /// <summary>Puts a process into the job, unless it has already ended.</summary>
    /// <returns>True if it is in the job.</returns>
    public bool Take(Process process)
    {
        try
        {
            return AssignProcess(this, process.SafeHandle);
        }
        catch (Exception gone) when (gone is InvalidOperationException or Win32Exception)
        {
            return false;
        }
    }

    /// <summary>Ends all its processes.</summary>
    public void End() => TerminateJobObject(this, EndedByUser);

    /// <summary>Leaves its processes alone from now on.</summary>
    public void LetGo()
    {
        Limit(0);
        Dispose();
    }

    protected override bool ReleaseHandle() => CloseHandle(handle);

    private bool Limit(uint flags)
    {
        var limits = new Limits { Flags = flags };
        return SetInformation(this, ExtendedLimits, ref limits, Marshal.SizeOf<Limits>());
    }

    [LibraryImport("kernel32", EntryPoint = "CreateJobObjectW", StringMarshalling = StringMarshalling.Utf16, SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial JobObject CreateJobObject(nint security, string name);

    [LibraryImport("kernel32", EntryPoint = "OpenJobObjectW", StringMarshalling = StringMarshalling.Utf16, SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    private static partial JobObject OpenJobObject(uint access, [MarshalAs(UnmanagedType.Bool)] bool inherits, string name);

    [LibraryImport("kernel32", EntryPoint = "SetInformationJobObject", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool SetInformation(JobObject job, int kind, ref Limits limits, int bytes);

    [LibraryImport("kernel32", EntryPoint = "AssignProcessToJobObject", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool AssignProcess(JobObject job, SafeProcessHandle process);

    [LibraryImport("kernel32", SetLastError = true)]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool TerminateJobObject(JobObject job, uint exitCode);

    [LibraryImport("kernel32")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.System32)]
    [return: MarshalAs(UnmanagedType.Bool)]
    private static partial bool CloseHandle(nint handle);

    // JOBOBJECT_EXTENDED_LIMIT_INFORMATION; only the flags are set.
    [StructLayout(LayoutKind.Sequential)]
    private struct Limits
    {
        public long ProcessTime;
        public long JobTime;
        public uint Flags;
        public nuint LeastWorkingSet;
        public nuint MostWorkingSet;
        public uint Processes;
        public nuint Affinity;
        public uint Priority;
        public uint Scheduling;
        public long Reads;
        public long Writes;
        public long Others;
        public long BytesRead;
        public long BytesWritten;
        public long BytesOfOthers;
        public nuint ProcessMemory;
        public nuint JobMemory;
        public nuint MostProcessMemory;
        public nuint MostJobMemory;
    }
}
