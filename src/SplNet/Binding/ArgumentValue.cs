using System.Globalization;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Arguments of formulas as values of .NET types.</summary>
internal static class ArgumentValue
{
    private const double LargestExact = Numbers.Largest;

    /// <summary>The value where no type is asked for.</summary>
    public static object Natural(ArgumentSyntax argument) => argument switch
    {
        NumberArgumentSyntax { Number: var number } when IsWhole(number) && Math.Abs(number) <= int.MaxValue => (int)number,
        NumberArgumentSyntax { Number: var number } when IsWhole(number) => (long)number,
        NumberArgumentSyntax { Number: var number } => number,
        TextArgumentSyntax text => text.Text,
        TruthArgumentSyntax truth => truth.Truth,
        _ => throw new InvalidOperationException($"{argument} is bound before it is a value."),
    };

    /// <summary>The value as a type; false if there is none, with what would be right.</summary>
    public static bool TryConvert(ArgumentSyntax argument, Type type, out object? value, out string advice)
    {
        var wanted = Nullable.GetUnderlyingType(type) ?? type;
        value = argument switch
        {
            NumberArgumentSyntax { Number: var number } => wanted.IsEnum ? EnumOf(wanted, number) : NumberOf(wanted, number),
            TextArgumentSyntax { Text: var text } => wanted.IsEnum ? EnumOf(wanted, text) : TextOf(wanted, text),
            TruthArgumentSyntax { Truth: var truth } => wanted == typeof(bool) ? truth : null,
            _ => null,
        };
        if (value is null && wanted == typeof(object))
            value = Natural(argument);
        advice = Advice(wanted);
        return value is not null;
    }

    /// <summary>How well the argument serves as the type, where several overloads take it; the smaller the better.</summary>
    public static int Distance(ArgumentSyntax argument, Type type)
    {
        var natural = Natural(argument).GetType();
        return natural == type ? 0 : natural == typeof(int) && type == typeof(long) ? 1 : type == typeof(double) && argument is NumberArgumentSyntax ? 2 : type == typeof(object) ? 9 : 4;
    }

    private static object? NumberOf(Type type, double number)
    {
        if (type == typeof(double))
            return number;
        if (type == typeof(float))
            return (float)number;
        if (type == typeof(decimal))
            return (decimal)number;
        if (!IsWhole(number) || !IsInteger(type))
            return null;
        try
        {
            return type == typeof(nint) ? checked((nint)(long)number)
                : type == typeof(nuint) ? checked((nuint)(long)number)
                : Convert.ChangeType((long)number, type, CultureInfo.InvariantCulture);
        }
        catch (OverflowException)
        {
            return null;
        }
    }

    private static object? EnumOf(Type type, double number)
    {
        var value = NumberOf(Enum.GetUnderlyingType(type), number);
        return value is not null && Enum.IsDefined(type, value) ? Enum.ToObject(type, value) : null;
    }

    private static object? EnumOf(Type type, string text) =>
        Enum.GetNames(type).Contains(text, StringComparer.Ordinal) ? Enum.Parse(type, text) : null;

    private static object? TextOf(Type type, string text) =>
        type == typeof(string) ? text : type == typeof(char) && text.Length == 1 ? text[0] : null;

    private static bool IsWhole(double number) => Math.Abs(number) <= LargestExact && Math.Floor(number).Equals(number);

    private static bool IsInteger(Type type) =>
        type == typeof(nint) || type == typeof(nuint) || Type.GetTypeCode(type) is >= TypeCode.SByte and <= TypeCode.UInt64;

    private static string Advice(Type type)
    {
        if (type.IsEnum)
            return $"Write one of its names in quotes: {TypeText.Alternatives(Enum.GetNames(type))}";
        if (type == typeof(string))
            return "Write a text in quotes";
        if (type == typeof(char))
            return "Write one character in quotes";
        if (type == typeof(bool))
            return "Write true or false";
        if (IsInteger(type) && type != typeof(nint) && type != typeof(nuint))
        {
            return FormattableString.Invariant(
                $"Write a whole number from {type.GetField(nameof(int.MinValue))!.GetValue(null)} to {type.GetField(nameof(int.MaxValue))!.GetValue(null)}");
        }

        return type == typeof(double) || type == typeof(float) || type == typeof(decimal) || IsInteger(type)
            ? "Write a number"
            : "Formulas have numbers, texts, true and false; a generator makes values of other types";
    }
}
