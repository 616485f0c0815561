using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// The properties of a type that only metadata have: its kind, its bases and interfaces, its layout, its fields, its virtual methods, its
/// methods without a body, and attributes. Users of the type depend on them without a change of their code.
/// </summary>
/// <param name="names">The names of the assembly.</param>
/// <param name="types">Types of the assembly that compilers have made.</param>
/// <param name="hasConstants">False to leave the constants of classes and structs out: compilers copy their values, and only
/// reflection reads them.</param>
internal sealed class TypeShape(StableNames names, MadeTypes types, bool hasConstants = true)
{
    private const string Separator = "::";

    private readonly CodeText _text = new(names, types);

    /// <summary>The type that a key of a shape belongs to.</summary>
    public static string TypeOf(string key) => key.IndexOf(Separator, StringComparison.Ordinal) is >= 0 and var end ? key[..end] : key;

    /// <summary>The shape of a type, and of each member that may be added without a change of the type itself, by keys.</summary>
    /// <param name="type">A type that has a name.</param>
    public IEnumerable<(string Key, string Shape)> Of(TypeDefinition type)
    {
        var key = CompilerNames.WithoutOrdinals(type.FullName);
        yield return (key, OfType(type));
        foreach (var method in type.Methods.Where(method => !IsOfType(method) && !names.IsMade(method)))
            yield return (MethodKey.Of(method), Declaration(_text.Begin(), method).End());
        foreach (var property in type.Properties)
            yield return (
                $"{key}{Separator}property {MemberName(property.Name)}",
                _text.Begin().Number((int)property.Attributes).Type(property.PropertyType).Attributes(property).Constant(property).End());
        foreach (var constant in hasConstants || type.IsEnum ? [] : type.Fields.Where(static field => field.HasConstant))
            yield return ($"{key}{Separator}constant {constant.Name}", _text.Begin().Field(constant).End());
        foreach (var happening in type.Events)
            yield return (
                $"{key}{Separator}event {MemberName(happening.Name)}",
                _text.Begin().Number((int)happening.Attributes).Type(happening.EventType).Attributes(happening).End());
    }

    /// <summary>Writes the metadata of a method.</summary>
    public static CodeText Declaration(CodeText text, MethodDefinition method)
    {
        text.Word("method").Reference(method).Word(string.Empty).Number((int)method.Attributes)
            .Number(method.HasBody ? 0 : (int)method.ImplAttributes).Generics(method).Attributes(method).Security(method);
        foreach (var implemented in method.Overrides)
            text.Word("overrides").Reference(implemented);
        if (method.PInvokeInfo is { } native)
            text.Word("native").Number((int)native.Attributes).Name(native.EntryPoint ?? string.Empty).Word(" in")
                .Name(native.Module?.Name ?? string.Empty);

        // Serializers find what to pass to a constructor by the names of its parameters.
        foreach (var parameter in method.Parameters)
            text.Word("parameter").Name(method.IsConstructor ? parameter.Name : string.Empty).Word(string.Empty)
                .Number((int)parameter.Attributes).Constant(parameter).Marshalled(parameter).Attributes(parameter);
        return text.Word("returns").Number((int)method.MethodReturnType.Attributes).Marshalled(method.MethodReturnType)
            .Attributes(method.MethodReturnType).Line();
    }

    // A virtual method or an implementation occupies a slot in the tables of the type, and a method without a body never counts as run.
    private static bool IsOfType(MethodDefinition method) => method.IsVirtual || method.HasOverrides || !method.HasBody;

    // The name of an explicit implementation contains the names of type parameters.
    private static string MemberName(string name) => name[(name.LastIndexOf('.') + 1)..];

    private string OfType(TypeDefinition type)
    {
        var text = _text.Begin();
        text.Type(type).Number((int)type.Attributes).Number(type.PackingSize).Number(type.ClassSize).Type(type.BaseType).Generics(type)
            .Attributes(type).Security(type).Line();
        foreach (var implemented in type.Interfaces)
            text.Word("is").Type(implemented.InterfaceType).Attributes(implemented).Line();

        // The runtime chooses the layout of the fields of a class. The fields of a struct follow the order of the source.
        var fields = type.Fields.Where(field => !IsTable(field) && (hasConstants || type.IsEnum || !field.HasConstant));
        foreach (var field in type.IsValueType || !type.IsAutoLayout ? fields : fields.OrderBy(names.Of, StringComparer.Ordinal))
            text.Field(field);

        foreach (var method in type.Methods.Where(IsOfType).OrderBy(MethodKey.Of, StringComparer.Ordinal))
            Declaration(text, method);
        if (type.Methods.Any(static method => method is { IsConstructor: true, IsStatic: true }))
            text.Word("static constructor");
        return text.End();
    }

    // A table of constants has a number for its name. It is compared where code names it.
    private static bool IsTable(FieldDefinition field) => field.Attributes.HasFlag(FieldAttributes.HasFieldRVA) && field.Name.EndsWith('@');
}
