using System.Globalization;
using System.Text.RegularExpressions;
using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>Names of types for people.</summary>
internal static partial class TypeName
{
    /// <summary>Without namespaces and arities, nested types after a dot.</summary>
    public static string Short(string name) =>
        WithoutArity(Namespaces().Replace(Places().Replace(name, string.Empty), string.Empty)).Replace('/', '.') switch
        {
            "Boolean" => "bool",
            "Byte" => "byte",
            "Char" => "char",
            "Decimal" => "decimal",
            "Double" => "double",
            "Int32" => "int",
            "Int64" => "long",
            "Object" => "object",
            "Single" => "float",
            "String" => "string",
            var other => other,
        };

    /// <summary>Without the number of type parameters.</summary>
    public static string WithoutArity(string name) => Arity().Replace(name, string.Empty);

    /// <summary>
    /// Without what a compiler puts before the name that its author wrote: the file of a type of one file, and the class in which F#
    /// initialises the values of a file.
    /// </summary>
    public static string WithoutPlace(string name) => Places().Replace(name, string.Empty);

    /// <summary>The full name, with the positions of type parameters instead of their names.</summary>
    public static string WithPositions(TypeReference type) => type switch
    {
        GenericParameter parameter =>
            (parameter.Type == GenericParameterType.Method ? "!!" : "!") + parameter.Position.ToString(CultureInfo.InvariantCulture),
        _ when !type.ContainsGenericParameter => type.FullName,
        GenericInstanceType instance =>
            $"{instance.ElementType.FullName}<{string.Join(',', instance.GenericArguments.Select(WithPositions))}>",
        ArrayType array => $"{WithPositions(array.ElementType)}[{new string(',', array.Rank - 1)}]",
        ByReferenceType reference => WithPositions(reference.ElementType) + '&',
        PointerType pointer => WithPositions(pointer.ElementType) + '*',
        IModifierType modified => $"{WithPositions(modified.ElementType)} mod({WithPositions(modified.ModifierType)})",
        FunctionPointerType pointer => $"{WithPositions(pointer.ReturnType)} " +
            $"*({string.Join(',', pointer.Parameters.Select(static parameter => WithPositions(parameter.ParameterType)))})",
        _ => type.FullName,
    };

    [GeneratedRegex(@"(?:[\w`#$]+\.)+(?=[\w<])", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Namespaces();

    [GeneratedRegex(@"<\w+>F__|<StartupCode\$[^>]*>\.\$?", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Places();

    [GeneratedRegex(@"`\d+", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Arity();
}
