using System.Globalization;
using Mono.Cecil.Cil;
using OpCode = Mono.Cecil.Cil.Code;

namespace SplNet.Causes.Differences;

/// <summary>Constants of code and of metadata as text: two texts are equal only if the constants are, bit by bit.</summary>
internal static class Constants
{
    /// <summary>The text of a value.</summary>
    public static string Of(object? value) => value switch
    {
        null => "null",
        string text => string.Create(CultureInfo.InvariantCulture, $"s{text.Length}:{text}"),
        bool flag => flag ? "true" : "false",
        char character => "c" + ((int)character).ToString(CultureInfo.InvariantCulture),
        double number => "r8:" + BitConverter.DoubleToInt64Bits(number).ToString(CultureInfo.InvariantCulture),
        float number => "r4:" + BitConverter.SingleToInt32Bits(number).ToString(CultureInfo.InvariantCulture),
        IFormattable number => $"{number.GetType().Name}:{number.ToString(null, CultureInfo.InvariantCulture)}",
        _ => $"{value.GetType().Name}:{value}",
    };

    /// <summary>The number that an instruction pushes, in any form; null for other instructions.</summary>
    public static int? Number(Instruction instruction) => instruction.OpCode.Code switch
    {
        >= OpCode.Ldc_I4_M1 and <= OpCode.Ldc_I4_8 and var code => code - OpCode.Ldc_I4_0,
        OpCode.Ldc_I4_S => (sbyte)instruction.Operand,
        OpCode.Ldc_I4 => (int)instruction.Operand,
        _ => null,
    };
}
