using System.Buffers.Binary;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace SplNet.Arguments.Reflection;

/// <summary>Tells methods that give what a static field holds, by their instructions: the field is loaded and returned.</summary>
internal static class HeldResult
{
    private const int SizeOfToken = 4;
    private const int SizeOfShortBranch = 2;

    public static bool IsGivenBy(MethodInfo method)
    {
        if (method.Module.Assembly.IsDynamic || method.GetMethodBody()?.GetILAsByteArray() is not { } body)
            return false;
        var code = WithoutNothing(body);
        if (code.Length < 1 + SizeOfToken || !IsReturn(code[(1 + SizeOfToken)..]))
            return false;
        return code[0] == (byte)OpCodes.Ldsfld.Value
            || (code[0] == (byte)OpCodes.Call.Value && IsHeldProperty(method, BinaryPrimitives.ReadInt32LittleEndian(code[1..])));
    }

    private static ReadOnlySpan<byte> WithoutNothing(ReadOnlySpan<byte> body) => body.TrimStart((byte)OpCodes.Nop.Value);

    // Code that is not optimised stores what it returns, and branches to the next instruction.
    private static bool IsReturn(ReadOnlySpan<byte> code)
    {
        if (code.Length == 2 + SizeOfShortBranch + 1 && code[0] == (byte)OpCodes.Stloc_0.Value && code[1] == (byte)OpCodes.Br_S.Value && code[2] == 0 && code[3] == (byte)OpCodes.Ldloc_0.Value)
            code = code[(2 + SizeOfShortBranch)..];
        return code.Length == 1 && code[0] == (byte)OpCodes.Ret.Value;
    }

    // The getter of a property without code of its own.
    private static bool IsHeldProperty(MethodInfo method, int token)
    {
        try
        {
            return method.Module.ResolveMethod(token, method.DeclaringType?.GetGenericArguments(), method.IsGenericMethod ? method.GetGenericArguments() : null)
                is MethodInfo { IsStatic: true, IsSpecialName: true } getter && getter.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);
        }
        catch (Exception missing) when (missing is ArgumentException or IOException or TypeLoadException or MissingMethodException or BadImageFormatException)
        {
            // What cannot be loaded here is found when it is called.
            return false;
        }
    }
}
