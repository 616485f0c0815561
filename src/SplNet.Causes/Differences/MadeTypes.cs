using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// Types that a compiler has made for all methods of an assembly: anonymous types, delegates of lambdas, lists of
/// collection expressions. Their names are numbered; each is identified by its content.
/// </summary>
/// <param name="names">The names of the assembly.</param>
internal sealed class MadeTypes(StableNames names)
{
    private readonly Dictionary<TypeDefinition, string?> _contents = [];

    /// <summary>The methods of such types that were met.</summary>
    public List<MethodDefinition> Methods { get; } = [];

    /// <summary>The content of such a type as a hash; null for any other type.</summary>
    public string? Of(TypeDefinition type)
    {
        if (type.DeclaringType is not null || !names.IsMade(type) || CompilerNames.IsOfAssembly(type.Name))
            return null;
        if (_contents.TryGetValue(type, out var content))
            return content;
        _contents[type] = null; // inside of itself it is numbered
        return _contents[type] = Read(type);
    }

    private string Read(TypeDefinition type)
    {
        Methods.AddRange(type.Methods);
        var text = new CodeText(names, this) { Reached = Methods }.Begin();
        text.Type(type).Line();
        foreach (var field in type.Fields)
            text.Name(field.Name).Word(":").Type(field.FieldType).Number((int)field.Attributes).Line();
        foreach (var property in type.Properties)
            text.Name(property.Name).Word(":").Type(property.PropertyType).Line();
        foreach (var method in type.Methods)
            text.Name(method.Name).Method(method);
        return text.End();
    }
}
