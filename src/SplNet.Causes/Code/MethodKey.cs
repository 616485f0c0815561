using System.Text;
using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>
/// The identity of a method in both builds: type, name, arity and types of parameters, without the compiler's ordinals and the names of
/// type parameters.
/// </summary>
internal static class MethodKey
{
    private const string Separator = "::";

    /// <summary>The key, as in <c>Ns.Type`1::Method(System.Int32)</c>.</summary>
    public static string Of(MethodReference method)
    {
        var element = method.GetElementMethod();
        var key = new StringBuilder(element.DeclaringType.GetElementType().FullName).Append(Separator).Append(NameOf(element));
        if (element.GenericParameters.Count > 0)
            key.Append('`').Append(element.GenericParameters.Count);
        key.Append('(').AppendJoin(',', element.Parameters.Select(static parameter => TypeName.WithPositions(parameter.ParameterType)))
            .Append(')');

        // Conversions may differ by their return type only.
        if (element.Name.StartsWith("op_", StringComparison.Ordinal))
            key.Append(TypeName.WithPositions(element.ReturnType));
        return CompilerNames.WithoutOrdinals(key.ToString());
    }

    /// <summary>The name of the method alone.</summary>
    // The name of an explicit implementation contains the name of the interface, with the names of its type
    // parameters or the hash of its file.
    public static string NameOf(MethodReference method) =>
        method is MethodDefinition { Overrides: [var implemented, ..] }
        && method.Name.EndsWith('.' + implemented.Name, StringComparison.Ordinal)
        && implemented.DeclaringType is GenericInstanceType { ContainsGenericParameter: true } type
            ? $"{TypeName.WithoutArity(TypeName.WithPositions(type))}.{implemented.Name}"
            : method.Name.Contains(">F", StringComparison.Ordinal) ? CompilerNames.WithoutOrdinals(method.Name) : method.Name;

    /// <summary>The name of a method as its author would say it: <c>Type.Method</c>, <c>Type.Property</c>, <c>new Type</c>.</summary>
    public static string ReadableName(string key)
    {
        if (key == RuntimeAsync.AwaitKey)
            return "await";
        var at = key.IndexOf(Separator, StringComparison.Ordinal);
        if (at < 0)
            return TypeName.Short(key);
        var type = TypeName.Short(key[..at]);
        var end = key.IndexOf('(', at);
        var name = TypeName.WithoutArity(end < 0 ? key[(at + Separator.Length)..] : key[(at + Separator.Length)..end]);
        return name switch
        {
            ".ctor" => "new " + type,
            ".cctor" => type + " (its static fields)",
            _ when name.StartsWith("get_", StringComparison.Ordinal) || name.StartsWith("set_", StringComparison.Ordinal) =>
                $"{type}.{name[4..]}",
            _ when OperatorName.Of(type, name) is { } spoken => spoken,

            // The explicit implementation of an interface member has the member's full name.
            _ => $"{type}.{name[(name.LastIndexOf('.') + 1)..]}",
        };
    }

    /// <summary>The same with the types of its parameters, which distinguish overloads: <c>Type.Method(int, string)</c>.</summary>
    public static string ReadableNameWithParameters(string key)
    {
        var begin = key.IndexOf('(', StringComparison.Ordinal);
        var end = key.LastIndexOf(')');
        return begin < 0 || end < begin
            ? ReadableName(key)
            : $"{ReadableName(key)}({string.Join(", ", Parameters(key[(begin + 1)..end]).Select(TypeName.Short))})";
    }

    /// <summary>The name of a method; if its type has others of the name, with the types of its parameters.</summary>
    public static string ReadableName(string key, bool isOverloaded) => isOverloaded ? ReadableNameWithParameters(key) : ReadableName(key);

    // Commas within generic types and arrays do not separate parameters.
    private static IEnumerable<string> Parameters(string list)
    {
        var (begin, depth) = (0, 0);
        for (var index = 0; index < list.Length; index++)
        {
            depth += list[index] switch { '<' or '[' or '(' => 1, '>' or ']' or ')' => -1, _ => 0 };
            if (list[index] != ',' || depth > 0)
                continue;
            yield return list[begin..index];
            begin = index + 1;
        }

        if (list.Length > 0)
            yield return list[begin..];
    }

    /// <summary>The full name without parameters, as in <c>Ns.Type.Method</c>.</summary>
    public static string FullName(string key)
    {
        var end = key.IndexOf('(', StringComparison.Ordinal);
        return TypeName.WithoutArity(TypeName.WithoutPlace(end < 0 ? key : key[..end]))
            .Replace(Separator + ".", ".", StringComparison.Ordinal).Replace(Separator, ".", StringComparison.Ordinal).Replace('/', '.');
    }
}
