using System.Globalization;

namespace SplNet.Syntax.Binding;

/// <summary>Matches arguments of formulas with types.</summary>
internal static class ArgumentFit
{
    /// <summary>True if the argument has a value of the type.</summary>
    public static bool Holds(ArgumentSyntax argument, TypeModel type)
    {
        var wanted = type.Value;
        if (wanted.Keyword == "object")
            return true;
        return argument switch
        {
            NumberArgumentSyntax { Number: var number } => wanted.Enumeration is { } names
                ? NumberRange.Holds(names.Number, number) && names.Has((long)number)
                : NumberRange.Holds(wanted.Keyword, number),
            TextArgumentSyntax { Text: var text } => wanted.Enumeration is { } names
                ? names.Names.Contains(text, StringComparer.Ordinal)
                : wanted.Keyword == "string" || (wanted.Keyword == "char" && text.Length == 1),
            TruthArgumentSyntax => wanted.Keyword == "bool",
            _ => false,
        };
    }

    /// <summary>
    /// Gets a key that is equal for two arguments that fit the same types equally well. Only for an enumeration do their values matter.
    /// </summary>
    public static string KindOf(ArgumentSyntax argument) => argument switch
    {
        NumberArgumentSyntax { Number: var number } when NumberRange.IsWhole(number) =>
            KeywordOf(argument) + NumberRange.KindOf(number).ToString(CultureInfo.InvariantCulture),
        TextArgumentSyntax { Text.Length: var length } => length == 1 ? "char" : "string",
        _ => KeywordOf(argument),
    };

    /// <summary>True if the value of an argument matters, and not only its kind.</summary>
    public static bool DependOnValues(ParameterModel[] parameters) =>
        Array.Exists(parameters, static parameter => parameter.Type.Value.Enumeration is not null);

    /// <summary>True if a call with these parameters takes that many arguments.</summary>
    public static bool Takes(ParameterModel[] parameters, int arguments)
    {
        for (var index = arguments; index < parameters.Length; index++)
        {
            if (!parameters[index].IsOptional)
                return false;
        }

        return arguments <= parameters.Length;
    }

    /// <summary>Describes valid values to the user.</summary>
    public static string Advice(TypeModel type)
    {
        var wanted = type.Value;
        if (wanted.Enumeration is { } names)
            return $"Write one of its names in quotes: {TypeText.Alternatives(names.Names)}";
        if (NumberRange.TextOf(wanted.Keyword) is { } range)
            return $"Write a whole number {range}";
        return wanted.Keyword switch
        {
            "string" => "Write a text in quotes",
            "char" => "Write one character in quotes",
            "bool" => "Write true or false",
            "double" or "float" or "decimal" or "nint" or "nuint" => "Write a number",
            _ => "Formulas have numbers, texts, true and false; a generator makes values of other types",
        };
    }

    /// <summary>Rates how well the argument fits the type, if several overloads take it; smaller is better.</summary>
    public static int Distance(ArgumentSyntax argument, TypeModel type)
    {
        var natural = KeywordOf(argument);
        if (natural == type.Keyword)
            return 0;
        return type.Keyword switch
        {
            "long" when natural == "int" => 1,
            "double" when argument is NumberArgumentSyntax => 2,
            "object" => 9,
            _ => 4,
        };
    }

    /// <summary>Gets the type of the value if no type is required.</summary>
    public static string KeywordOf(ArgumentSyntax argument) => argument switch
    {
        NumberArgumentSyntax { Number: var number } when !NumberRange.IsWhole(number) => "double",
        NumberArgumentSyntax { Number: var number } => Math.Abs(number) <= int.MaxValue ? "int" : "long",
        TextArgumentSyntax => "string",
        _ => "bool",
    };
}
