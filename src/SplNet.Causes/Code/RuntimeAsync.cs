using Mono.Cecil;
using Mono.Cecil.Cil;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Code;

/// <summary>
/// Async methods that the runtime suspends, from .NET 11 on: one body that awaits by calls of <c>AsyncHelpers</c>, without a state machine.
/// </summary>
internal static class RuntimeAsync
{
    /// <summary>The key of all awaits. Their methods depend on the awaited type, which the author did not choose.</summary>
    public const string AwaitKey = Helpers + "::Await()";

    private const string Helpers = "System.Runtime.CompilerServices.AsyncHelpers";

    // MethodImplOptions.Async, which Cecil does not name.
    private const MethodImplAttributes Async = (MethodImplAttributes)0x2000;

    /// <summary>The other implementation flags of the method.</summary>
    public static MethodImplAttributes OtherAttributes(MethodDefinition method) => method.ImplAttributes & ~Async;

    /// <summary>True for such a method.</summary>
    public static bool Has(MethodDefinition method) => method.ImplAttributes.HasFlag(Async);

    /// <summary>Gets the form in which the compiler leaves a method.</summary>
    public static AsyncBody BodyOf(MethodDefinition method) =>
        Has(method) ? AsyncBody.Runtime
        : method.CustomAttributes.Any(static attribute => attribute.AttributeType.Name is "AsyncStateMachineAttribute")
        ? AsyncBody.StateMachine
        : AsyncBody.None;

    /// <summary>True for a method by which callers await. After its call the caller may run on a different thread.</summary>
    public static bool Suspends(MethodReference method) => method.DeclaringType.FullName == Helpers;

    /// <summary>
    /// True for a call whose task is awaited at once, perhaps configured. The runtime makes one call of both, so no
    /// code may come between them.
    /// </summary>
    /// <param name="call">The call; its short forms are expanded.</param>
    /// <param name="isTarget">True for an instruction that something jumps to.</param>
    public static bool IsAwaited(Instruction call, Func<Instruction, bool> isTarget)
    {
        // task.ConfigureAwait(false) is a constant and a call; for a ValueTask its address precedes them.
        for (var next = call.Next; next is not null && !isTarget(next); next = next.Next)
        {
            if (Called(next) is { } called)
            {
                if (Suspends(called))
                    return true;
                if (called.Name != "ConfigureAwait")
                    return false;
            }
            else if (next.OpCode.Code is not (OpCode.Stloc or OpCode.Ldloca or OpCode.Ldc_I4))
            {
                return false;
            }
        }

        return false;
    }

    private static MethodReference? Called(Instruction instruction) =>
        instruction.OpCode.Code is OpCode.Call or OpCode.Callvirt ? (MethodReference)instruction.Operand : null;
}
