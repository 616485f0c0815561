using System.Text;
using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>The content of attributes as text.</summary>
internal static class AttributeText
{
    /// <summary>
    /// True for attributes that are not compared: state machines are compared as code, annotations of null references, the hash of an
    /// extension block and the place of an interceptor are read by compilers.
    /// </summary>
    public static bool IsLeftOut(TypeReference attribute) => CompilerNames.AsWritten(attribute.Name) switch
    {
        "AsyncStateMachineAttribute" or "IteratorStateMachineAttribute" or "AsyncIteratorStateMachineAttribute" => true,
        "ExtensionMarkerAttribute" or "NullableAttribute" or "NullableContextAttribute" or "NullablePublicOnlyAttribute"
        or "InterceptsLocationAttribute" => attribute.Namespace == "System.Runtime.CompilerServices",
        _ => false,
    };

    /// <summary>
    /// The content; without the path and the line that the compiler has put in for <c>[CallerFilePath]</c> and <c>[CallerLineNumber]</c>.
    /// </summary>
    public static string Of(CustomAttribute attribute)
    {
        var blob = attribute.GetBlob();
        return (blob.AsSpan().Contains((byte)'<') || MayHavePlace(attribute)) && WithoutPlaces(attribute) is { } text
            ? text
            : Convert.ToHexString(blob);
    }

    private static bool MayHavePlace(CustomAttribute attribute) =>
        attribute.Constructor.HasParameters && !attribute.AttributeType.FullName.StartsWith("System.", StringComparison.Ordinal)
        && attribute.Constructor.Parameters.Any(
            static parameter => parameter.ParameterType.MetadataType is MetadataType.Int32 or MetadataType.String);

    // An attribute that cannot be looked up is compared as it is.
    private static string? WithoutPlaces(CustomAttribute attribute)
    {
        try
        {
            if (attribute.Constructor.Resolve() is not { } constructor)
                return null;
            var text = new StringBuilder();
            foreach (var (argument, _) in attribute.ConstructorArguments.Zip(constructor.Parameters)
                .Where(static pair => !SourcePlaces.IsPlace(pair.Second)))
                text.Append(Value(argument)).Append(' ');
            foreach (var named in attribute.Fields.Concat(attribute.Properties))
                text.Append(named.Name).Append('=').Append(Value(named.Argument)).Append(' ');
            return text.ToString();
        }
        catch (Exception unknown)
            when (unknown is AssemblyResolutionException or NotSupportedException or InvalidOperationException or ArgumentException)
        {
            return null;
        }
    }

    private static string Value(CustomAttributeArgument argument) => argument.Value switch
    {
        CustomAttributeArgument boxed => Value(boxed),
        CustomAttributeArgument[] several => $"[{string.Join(',', several.Select(Value))}]",
        TypeReference type =>
            $"type {CompilerNames.WithoutOrdinals(type.FullName)} of {(type is TypeDefinition ? string.Empty : type.Scope?.Name)}",
        var value => Constants.Of(value),
    };
}
