using Mono.Cecil;

namespace SplNet.Causes.Code;

/// <summary>The methods of the library that a call names when it reaches an override or an implementation.</summary>
internal static class Declarations
{
    /// <summary>Their keys.</summary>
    /// <param name="method">The override or implementation.</param>
    /// <param name="resolve">The definition of a type, if it is the library's.</param>
    public static IEnumerable<string> Of(MethodDefinition method, Func<TypeReference, TypeDefinition?> resolve) => !method.IsVirtual
        ? []
        : method.Overrides.Where(overridden => resolve(overridden.DeclaringType) is not null)
            .Select(static overridden => MethodKey.Of(overridden.Resolve() ?? overridden))
            .Concat(OfBases(method, resolve)).Concat(OfInterfaces(method, resolve)).Distinct(StringComparer.Ordinal);

    private static IEnumerable<string> OfBases(MethodDefinition method, Func<TypeReference, TypeDefinition?> resolve) =>
        Bases(method.DeclaringType, resolve).Skip(1).SelectMany(static type => type.Methods).Where(candidate => IsLike(candidate, method))
            .Select(MethodKey.Of);

    private static IEnumerable<string> OfInterfaces(MethodDefinition method, Func<TypeReference, TypeDefinition?> resolve) =>
        Bases(method.DeclaringType, resolve).SelectMany(static type => type.Interfaces)
            .Select(implemented => resolve(implemented.InterfaceType)).OfType<TypeDefinition>()
            .SelectMany(static type => type.Methods).Where(candidate => IsLike(candidate, method)).Select(MethodKey.Of);

    private static bool IsLike(MethodDefinition candidate, MethodDefinition method) =>
        candidate.IsVirtual && candidate.Name == method.Name && candidate.Parameters.Count == method.Parameters.Count;

    private static IEnumerable<TypeDefinition> Bases(TypeDefinition type, Func<TypeReference, TypeDefinition?> resolve)
    {
        for (var one = type; one is not null; one = one.BaseType is { } parent ? resolve(parent) : null)
            yield return one;
    }
}
