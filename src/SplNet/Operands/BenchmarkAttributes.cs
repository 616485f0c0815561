using System.Reflection;

namespace SplNet.Operands;

/// <summary>BenchmarkDotNet's attributes, read by their names: whatever version of it the benchmarks were compiled with.</summary>
internal static class BenchmarkAttributes
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private static readonly string[] Parameters = ["Params", "ParamsSource", "ParamsAllValues"];

    /// <summary>The number of operations that an invocation performs; null if the method is no benchmark.</summary>
    public static int? OperationsPerInvoke(MethodInfo method)
    {
        if (Find(method, "Benchmark") is not { } attribute)
            return null;
        return Named(attribute, "OperationsPerInvoke") is int operations ? Math.Max(1, operations) : 1;
    }

    /// <summary>The method of a kind that serves a benchmark: one that names it goes before one that serves all.</summary>
    /// <param name="type">The class.</param>
    /// <param name="kind">For example <c>GlobalSetup</c>.</param>
    /// <param name="benchmark">The name of the benchmark.</param>
    public static MethodInfo? Serving(Type type, string kind, string benchmark) => type.GetMethods(Any)
        .Select(method => (method, attribute: Find(method, kind)))
        .Where(static pair => pair.attribute is not null)
        .Select(static pair => (pair.method, targets: Targets(pair.attribute!)))
        .Where(pair => pair.targets.Count == 0 || pair.targets.Contains(benchmark, StringComparer.Ordinal))
        .OrderByDescending(static pair => pair.targets.Count > 0)
        .Select(static pair => pair.method)
        .FirstOrDefault();

    /// <summary>The fields and properties that take parameters, with the values that the attribute lists.</summary>
    public static IReadOnlyList<(MemberInfo Member, IReadOnlyList<object?> Values)> ParametersOf(Type type) =>
    [
        .. type.GetMembers(Any)
            .Where(static member => member is FieldInfo or PropertyInfo)
            .Select(static member => (member, attribute: Parameters.Select(name => Find(member, name)).FirstOrDefault(static found => found is not null)))
            .Where(static pair => pair.attribute is not null)
            .Select(static pair => (pair.member, IsNamed(pair.attribute!, "Params") ? List(pair.attribute!) : [])),
    ];

    /// <summary>The rows of arguments that the method lists with <c>[Arguments]</c>.</summary>
    public static IReadOnlyList<IReadOnlyList<object?>> ArgumentsOf(MethodInfo method) =>
        [.. method.GetCustomAttributesData().Where(static attribute => IsNamed(attribute, "Arguments")).Select(List)];

    private static CustomAttributeData? Find(MemberInfo member, string name) =>
        member.GetCustomAttributesData().FirstOrDefault(attribute => IsNamed(attribute, name));

    private static bool IsNamed(CustomAttributeData attribute, string name) => attribute.AttributeType.FullName == $"BenchmarkDotNet.Attributes.{name}Attribute";

    private static object? Named(CustomAttributeData attribute, string name) =>
        attribute.NamedArguments.Where(argument => argument.MemberName == name).Select(static argument => argument.TypedValue.Value).FirstOrDefault();

    private static List<string> Targets(CustomAttributeData attribute)
    {
        var several = Named(attribute, "Targets") is IEnumerable<CustomAttributeTypedArgument> targets
            ? targets.Select(static target => target.Value).OfType<string>()
            : [];
        return [.. Named(attribute, "Target") is string one ? several.Append(one) : several];
    }

    // A parameter array, or the attribute's one value.
    private static IReadOnlyList<object?> List(CustomAttributeData attribute)
    {
        if (attribute.ConstructorArguments is not [var first, ..])
            return [];
        return first.Value is IEnumerable<CustomAttributeTypedArgument> values ? [.. values.Select(ValueOf)] : [ValueOf(first)];
    }

    // The metadata holds the number of an enumeration's member.
    private static object? ValueOf(CustomAttributeTypedArgument argument) =>
        argument.ArgumentType.IsEnum ? Enum.ToObject(argument.ArgumentType, argument.Value!) : argument.Value;
}
