using System.Buffers.Binary;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace SplNet.Operands;

/// <summary>Reads the instructions of a method for its references to other methods.</summary>
internal static class MethodCalls
{
    private const int LongCode = 0xFE;

    // MethodImplAttributes.Async, which is not declared in .NET 10.
    private const MethodImplAttributes Async = (MethodImplAttributes)0x2000;

    private static readonly Dictionary<int, OpCode> Codes = typeof(OpCodes).GetFields(BindingFlags.Public | BindingFlags.Static)
        .Select(static field => (OpCode)field.GetValue(null)!).ToDictionary(static code => (int)(ushort)code.Value);

    /// <summary>
    /// The calls in order, without constructors; for an async lambda, the calls in its body. Empty if the instructions cannot be read.
    /// </summary>
    public static IReadOnlyList<MethodCall> In(MethodInfo method)
    {
        var body = Body(method);
        return [.. Read(body).Select(call => body == method && !IsRuntimeAsync(method) ? call : call with { IsLast = false })];
    }

    /// <summary>All methods in the instructions: called methods, constructors, and targets of delegates.</summary>
    public static IEnumerable<MethodBase> Named(MethodBase method) =>
        Instructions(Body(method)).Select(static instruction => instruction.Method).OfType<MethodBase>();

    // The compiler moves the body of an iterator into a class. It also does so for an async method, unless the
    // runtime suspends that method.
    private static MethodBase Body(MethodBase method)
    {
        if (method.GetCustomAttribute<StateMachineAttribute>()?.StateMachineType is not { } machine)
            return method;
        Type[] arguments =
        [
            .. method.DeclaringType?.GetGenericArguments() ?? [], .. method.IsGenericMethod ? method.GetGenericArguments() : [],
        ];
        return (machine.IsGenericTypeDefinition ? machine.MakeGenericType(arguments) : machine).GetMethod(
            "MoveNext", BindingFlags.Instance | BindingFlags.NonPublic)!;
    }

    // Its last call returns the result of its task, as in a state machine.
    private static bool IsRuntimeAsync(MethodInfo method) => method.MethodImplementationFlags.HasFlag(Async);

    private static IEnumerable<MethodCall> Read(MethodBase method)
    {
        MethodInfo? pending = null;
        foreach (var (code, named) in Instructions(method))
        {
            if (pending is not null && !EndsCode(code))
            {
                yield return new MethodCall(pending, IsLast: false);
                pending = null;
            }

            if (code == OpCodes.Call || code == OpCodes.Callvirt)
                pending = named as MethodInfo;
        }

        if (pending is not null)
            yield return new MethodCall(pending, IsLast: true);
    }

    private static IEnumerable<(OpCode Code, MethodBase? Method)> Instructions(MethodBase method)
    {
        // Dynamically emitted code has no readable instructions.
        if (method.Module.Assembly.IsDynamic || method.GetMethodBody()?.GetILAsByteArray() is not { } body)
            yield break;
        for (var place = 0; place < body.Length;)
        {
            var code = CodeAt(body, ref place);
            yield return (code, code.OperandType == OperandType.InlineMethod
                ? Resolve(method, BinaryPrimitives.ReadInt32LittleEndian(body.AsSpan(place)))
                : null);
            place += SizeOfOperand(code, body, place);
        }
    }

    private static OpCode CodeAt(byte[] body, ref int place)
    {
        var first = body[place++];
        return Codes[first == LongCode ? (first << 8) | body[place++] : first];
    }

    private static bool EndsCode(OpCode code) => code == OpCodes.Ret || code == OpCodes.Pop || code == OpCodes.Nop;

    private static int SizeOfOperand(OpCode code, byte[] body, int place) => code.OperandType switch
    {
        OperandType.InlineNone => 0,
        OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
        OperandType.InlineVar => 2,
        OperandType.InlineI8 or OperandType.InlineR => 8,
        OperandType.InlineSwitch => 4 * (1 + BinaryPrimitives.ReadInt32LittleEndian(body.AsSpan(place))),
        _ => 4,
    };

    private static MethodBase? Resolve(MethodBase method, int token)
    {
        try
        {
            return method.Module.ResolveMethod(
                token, method.DeclaringType?.GetGenericArguments(), method.IsGenericMethod ? method.GetGenericArguments() : null);
        }
        catch (Exception missing)
            when (missing is ArgumentException or IOException or TypeLoadException or MissingMethodException or BadImageFormatException)
        {
            // A method that cannot be loaded here fails when it is called.
            return null;
        }
    }
}
