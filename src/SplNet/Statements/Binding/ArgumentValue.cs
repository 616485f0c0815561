using System.Globalization;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Converts arguments of formulas to values of compatible .NET types.</summary>
internal static class ArgumentValue
{
    /// <summary>The value without a requested type.</summary>
    public static object Natural(ArgumentSyntax argument) => As(argument, BuiltInTypes.Of(ArgumentFit.KeywordOf(argument)));

    /// <summary>The value as a type.</summary>
    public static object As(ArgumentSyntax argument, Type type)
    {
        var wanted = Nullable.GetUnderlyingType(type) ?? type;
        if (wanted == typeof(object))
            return Natural(argument);
        return argument switch
        {
            NumberArgumentSyntax { Number: var number } =>
                wanted.IsEnum ? Enum.ToObject(wanted, NumberAs(number, wanted.GetEnumUnderlyingType())) : NumberAs(number, wanted),
            TextArgumentSyntax { Text: var text } => wanted.IsEnum ? Enum.Parse(wanted, text) : wanted == typeof(char) ? text[0] : text,
            TruthArgumentSyntax { Truth: var truth } => truth,
            _ => throw new InvalidOperationException($"{argument} is bound before it is a value."),
        };
    }

    private static object NumberAs(double number, Type type)
    {
        if (type == typeof(nint))
            return checked((nint)(long)number);
        if (type == typeof(nuint))
            return checked((nuint)(long)number);
        return Convert.ChangeType(number, type, CultureInfo.InvariantCulture);
    }
}
