using System.Buffers.Binary;
using System.Reflection;
using System.Reflection.Emit;
using System.Runtime.CompilerServices;

namespace SplNet.Arguments.Reflection;

/// <summary>
/// Finds methods that only return the value of a static field, from their instructions: the field is loaded and returned.
/// </summary>
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

    // Unoptimised code stores its return value and branches to the next instruction.
    private static bool IsReturn(ReadOnlySpan<byte> code)
    {
        if (code.Length == 2 + SizeOfShortBranch + 1 && code[0] == (byte)OpCodes.Stloc_0.Value && code[1] == (byte)OpCodes.Br_S.Value
            && code[2] == 0 && code[3] == (byte)OpCodes.Ldloc_0.Value)
            code = code[(2 + SizeOfShortBranch)..];
        return code.Length == 1 && code[0] == (byte)OpCodes.Ret.Value;
    }

    // The getter of an auto-property.
    private static bool IsHeldProperty(MethodInfo method, int token)
    {
        try
        {
            return method.Module.ResolveMethod(
                token, method.DeclaringType?.GetGenericArguments(), method.IsGenericMethod ? method.GetGenericArguments() : null)
                is MethodInfo { IsStatic: true, IsSpecialName: true } getter
                && getter.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false);
        }
        catch (Exception missing)
            when (missing is ArgumentException or IOException or TypeLoadException or MissingMethodException or BadImageFormatException)
        {
            // A member that cannot be loaded here fails when it is called.
            return false;
        }
    }
}
