using System.Globalization;
using Mono.Cecil;
using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>
/// The names of an assembly that are the same in two builds of one source. Compiler-generated types and methods do not have such a name.
/// </summary>
internal sealed class StableNames
{
    private readonly Dictionary<TypeDefinition, string?> _types = [];
    private readonly Dictionary<FieldDefinition, string> _fields = [];

    /// <summary>Reads the names of all types.</summary>
    /// <param name="types">The types of the assembly; an enclosing type comes before those in it.</param>
    public StableNames(IEnumerable<TypeDefinition> types)
    {
        var taken = new Dictionary<string, int>(StringComparer.Ordinal);
        foreach (var type in types)
        {
            var enclosing = type.DeclaringType is { } outer ? _types[outer] : string.Empty;
            _types[type] = enclosing is null || CompilerNames.IsMade(type.Name) || CompilerNames.IsOfAssembly(type.Name)
                ? null
                : Free(taken, NameOf(type, enclosing));
            if (_types[type] is not null)
                NameFields(type);
        }
    }

    /// <summary>The name of a type; null if a compiler has made it.</summary>
    public string? Of(TypeDefinition type) => _types.GetValueOrDefault(type);

    /// <summary>The name of a field of a type that has a name.</summary>
    public string Of(FieldDefinition field) => _fields.GetValueOrDefault(field) ?? field.Name;

    /// <summary>True if a compiler has made the type, or a type around it.</summary>
    public bool IsMade(TypeDefinition type) => Of(type) is null;

    /// <summary>True if a compiler has made the method, or the type that has it.</summary>
    public bool IsMade(MethodDefinition method) => IsMade(method.DeclaringType) || CompilerNames.IsMade(method.Name);

    private static string NameOf(TypeDefinition type, string enclosing)
    {
        // Only a type of one file has a bracket at its start.
        var own = type.Name.StartsWith('<') ? CompilerNames.WithoutOrdinals(type.Name) : type.Name;
        return enclosing.Length > 0 ? $"{enclosing}/{own}" : type.Namespace.Length > 0 ? $"{type.Namespace}.{own}" : own;
    }

    // F# numbers fields of modules and of types by lines. Fields of one name are distinguished by their order.
    private void NameFields(TypeDefinition type)
    {
        Dictionary<string, int>? taken = null;
        foreach (var field in type.Fields.Where(static field => CompilerNames.IsMadeByFSharp(field.Name)))
            _fields[field] = Free(taken ??= new(StringComparer.Ordinal), CompilerNames.WithoutOrdinals(field.Name));
    }

    // Two files of one name may each have a type of one name.
    private static string Free(Dictionary<string, int> taken, string name)
    {
        var before = taken.GetValueOrDefault(name);
        taken[name] = before + 1;
        return before == 0 ? name : name + "~" + before.ToString(CultureInfo.InvariantCulture);
    }
}
