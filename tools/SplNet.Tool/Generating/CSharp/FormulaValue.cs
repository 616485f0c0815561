using System.Globalization;
using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Tool.Generating.CSharp;

/// <summary>Writes attribute values as arguments of a formula, which supports numbers, texts and booleans.</summary>
internal static class FormulaValue
{
    private const double MostExact = 9_007_199_254_740_992;

    /// <summary>The value in the syntax of formulas for a parameter; null if that is impossible.</summary>
    public static string? Of(CustomAttributeTypedArgument argument, Type parameter)
    {
        // A parameter of a different type would change the type of the value.
        var wanted = parameter.FullName == argument.ArgumentType.FullName || parameter.IsEnum || IsNumber(parameter);
        return !wanted ? null : argument.Value switch
        {
            bool truth => truth ? "true" : "false",
            string text when text.All(IsPlain) => Quotes.Add(text),
            char character when IsPlain(character) => Quotes.Add(character.ToString()),
            sbyte or byte or short or ushort or int or uint or long or ulong =>
                Number(Convert.ToDouble(argument.Value, CultureInfo.InvariantCulture), argument.Value),

            // A double that was converted from a float has more digits than the float needs.
            float single when parameter.FullName == "System.Double" => Number(single, (double)single),
            float or double => Number(Convert.ToDouble(argument.Value, CultureInfo.InvariantCulture), argument.Value),
            _ => null,
        };
    }

    private static bool IsNumber(Type type) => type.FullName
        is "System.Byte" or "System.SByte" or "System.Int16" or "System.UInt16" or "System.Int32" or "System.UInt32" or "System.Int64"
            or "System.UInt64" or "System.Single" or "System.Double" or "System.Decimal";

    private static string? Number(double value, object original)
    {
        var isSame = double.IsFinite(value) && Math.Abs(value) < MostExact && !(value == 0 && double.IsNegative(value));
        return isSame
            ? ((IFormattable)original).ToString(original is float or double ? "R" : null, CultureInfo.InvariantCulture)
                .Replace("E+", "e", StringComparison.Ordinal).Replace('E', 'e')
            : null;
    }

    private static bool IsPlain(char character) => character is >= ' ' and < '\u007f' || char.IsLetter(character);
}
