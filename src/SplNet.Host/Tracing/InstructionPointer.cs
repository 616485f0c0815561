using System.Runtime.InteropServices;

namespace SplNet.Host.Tracing;

/// <summary>The address of the next instruction of a stopped thread: the only register that is read.</summary>
internal static unsafe class InstructionPointer
{
    private const int GeneralRegisters = 1;

    // More than x64 (user_regs_struct) and arm64 (user_pt_regs) have.
    private const int Words = 64;

    private static readonly int Position = RuntimeInformation.ProcessArchitecture == Architecture.Arm64 ? 32 : 16;

    /// <summary>Reads it; 0 if the system refuses.</summary>
    /// <param name="thread">The id of the stopped thread.</param>
    public static ulong Of(int thread)
    {
        var registers = stackalloc ulong[Words];
        var vector = new Vector { Base = registers, Bytes = Words * sizeof(ulong) };
        return NativeTrace.Trace(NativeTrace.GetRegisterSet, thread, GeneralRegisters, (nint)(&vector)) == 0 ? registers[Position] : 0;
    }

    private struct Vector
    {
        public void* Base;
        public nint Bytes;
    }
}
