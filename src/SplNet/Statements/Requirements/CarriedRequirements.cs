using System.Reflection;

namespace SplNet.Statements.Requirements;

/// <summary>Finds the requirements that attributes state on an assembly, its types and their members.</summary>
internal static class CarriedRequirements
{
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static IEnumerable<SplRequirement> OfType(Type type, RequirementSettings? settings) =>
        ((MemberInfo[])
        [
            type, .. type.GetMembers(Declared).Where(member => (member is MethodBase && !IsExtensionBlock(type)) || member is PropertyInfo),
        ])
        .SelectMany(member => Of(type.Assembly, member, settings));

    public static IEnumerable<SplRequirement> OfAssembly(Assembly assembly, RequirementSettings? settings)
    {
        Type?[] types;
        string[] failures = [];
        try
        {
            types = assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException incomplete)
        {
            types = incomplete.Types;
            failures = [.. incomplete.LoaderExceptions.OfType<Exception>().Select(static failure => failure.Message)
                .Distinct(StringComparer.Ordinal)];
        }

        var place = assembly.GetName().Name!;
        return Of(assembly, null, settings)
            .Concat(types.OfType<Type>()
                .SelectMany(type => OfType(type, settings).Where(requirement => !IsLeftToHeirs(type, requirement, types))))
            .Concat(failures.Select(failure => new SplRequirement(
                RequirementText.Missing(place, $"{place}: error: types of the assembly cannot be loaded: {failure}", assembly), 0,
                $"{place}: {failure}")));
    }

    /// <summary>The requirements on one type or member; without one, on the assembly itself.</summary>
    public static IEnumerable<SplRequirement> Of(Assembly assembly, MemberInfo? carrier, RequirementSettings? settings)
    {
        var attributes = carrier is null
            ? assembly.GetCustomAttributes<SplAttribute>()
            : carrier.GetCustomAttributes<SplAttribute>(inherit: true);
        var place = carrier is null ? assembly.GetName().Name! : PlaceOf(carrier);
        return attributes.Select((attribute, number) =>
        {
            // An attribute may receive null despite the parameter's type, and this must not affect the other attributes.
            var formula = attribute.Formula ?? string.Empty;
            var text =
            RequirementText.OfFormula(place, formula, carrier, settings?.Scope(assembly) ?? [assembly], AttributeOptions.Of(attribute)) with
            {
                Home = settings?.Home,
                Adjust = settings?.Adjust,
                Stated = attribute is { File.Length: > 0, Line: > 0 }
                    ? new StatedPlace(attribute.File, attribute.Line, Column: null)
                    : null,
            };
            var tree = text.Tree.Requirements[0];
            return new SplRequirement(text, 0, tree.Name?.Name ?? attribute.Name ?? NameOf(tree.Formula.ToString(), formula))
            {
                Categories = attribute.Category is { } category ? [category] : [],
                Key = new RequirementKey(string.Empty, string.Empty, string.Empty, MemberReference.Of(assembly, carrier), number),
            };
        });
    }

    // An abstract class cannot be instantiated. Its derived classes inherit the requirement, and each is measured.
    private static bool IsLeftToHeirs(Type type, SplRequirement requirement, Type?[] types) =>
        type is { IsClass: true, IsAbstract: true, IsSealed: false }
        && Array.Exists(types, heir => heir is not null && heir.IsSubclassOf(type) && IsInherited(heir, requirement.Source.Carrier))
        && requirement.MissesObjectOfCarrier;

    private static bool IsInherited(Type heir, MemberInfo? carrier) => carrier switch
    {
        PropertyInfo property => IsInherited(heir, property.GetMethod ?? property.SetMethod),
        MethodInfo method => Array.Exists(heir.GetMethods(Declared), one => one.GetBaseDefinition() == method.GetBaseDefinition()),
        _ => carrier is Type,
    };

    // The compiler emits a method of an extension block twice: as a static method of the enclosing class, which is found there, and in a
    // type that only preserves the declaration.
    private static bool IsExtensionBlock(Type type) => type is { IsNested: true, IsSpecialName: true } && type.Name.StartsWith('<');

    // An unreadable formula does not have a canonical form to distinguish it from others.
    private static string NameOf(string canonical, string written) =>
        canonical.Contains('…', StringComparison.Ordinal) && written.Length > 0 ? written : canonical;

    private static string PlaceOf(MemberInfo carrier) => carrier switch
    {
        Type type => type.FullName ?? type.Name,
        // The type of an extension block has a compiler-generated name.
        { ReflectedType: { DeclaringType: { } around } block } when IsExtensionBlock(block) => $"{around.FullName}.{carrier.Name}",
        _ => $"{carrier.ReflectedType!.FullName}.{(carrier is ConstructorInfo ? "new" : carrier.Name)}",
    };
}
