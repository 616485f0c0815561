using System.Collections;
using System.Reflection;

namespace SplNet.Operands;

/// <summary>
/// Reads BenchmarkDotNet's attributes, and attributes derived from them, by name. This works with any version of its annotations.
/// </summary>
internal static class BenchmarkAttributes
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    private static readonly string[] Parameters = ["Params", "ParamsSource", "ParamsAllValues"];

    /// <summary>
    /// The number of operations per invocation; null if the method is not a benchmark. An overriding method is a benchmark only if it
    /// repeats the attribute.
    /// </summary>
    public static int? OperationsPerInvoke(MethodInfo method) =>
        Find(method, "Benchmark") is { } attribute ? Math.Max(1, (int)Value(attribute, "OperationsPerInvoke")!) : null;

    /// <summary>
    /// The methods of a kind, with the benchmarks that each serves; an empty list means all. An overriding method inherits the attribute of
    /// the overridden method.
    /// </summary>
    /// <param name="type">The class.</param>
    /// <param name="kind">For example <c>GlobalSetup</c>.</param>
    public static IReadOnlyList<(MethodInfo Method, IReadOnlyList<string> Targets)> PhasesOf(Type type, string kind) =>
    [
        .. from method in type.GetMethods(Any)
           from attribute in Read(method, kind, inherit: true)
           select (method, (IReadOnlyList<string>?)Value(attribute, "Targets") ?? []),
    ];

    /// <summary>The fields and properties for parameters, with the values that the attribute lists.</summary>
    public static IReadOnlyList<(MemberInfo Member, IReadOnlyList<object?> Values)> ParametersOf(Type type) =>
    [
        .. type.GetMembers(Any)
            .Where(static member => member is FieldInfo or PropertyInfo)
            .Select(static member =>
                (member, attribute: Parameters.Select(name => Find(member, name)).FirstOrDefault(static found => found is not null)))
            .Where(static pair => pair.attribute is not null)
            .Select(static pair => (pair.member, Has(pair.attribute!, "Params") ? List(pair.attribute!) : [])),
    ];

    /// <summary>
    /// The rows of arguments from the method's <c>[Arguments]</c>. If there are any, the rows of the overridden method count as well.
    /// </summary>
    public static IReadOnlyList<IReadOnlyList<object?>> ArgumentsOf(MethodInfo method) =>
        Find(method, "Arguments") is null ? [] : [.. Read(method, "Arguments", inherit: true).Select(List)];

    private static object? Find(MemberInfo member, string name) => Read(member, name, inherit: false).FirstOrDefault();

    private static IEnumerable<object> Read(MemberInfo member, string name, bool inherit) =>
        Attribute.GetCustomAttributes(member, inherit).Where(attribute => Has(attribute, name));

    private static bool Has(object attribute, string name)
    {
        for (var type = attribute.GetType(); type is not null; type = type.BaseType)
        {
            if (type.FullName == $"BenchmarkDotNet.Attributes.{name}Attribute")
                return true;
        }

        return false;
    }

    private static object? Value(object attribute, string property) => attribute.GetType().GetProperty(property)!.GetValue(attribute);

    // A single null value, as in [Params(null)], is not wrapped in an array in some versions.
    private static IReadOnlyList<object?> List(object attribute) =>
        Value(attribute, "Values") is IEnumerable values ? [.. values.Cast<object?>()] : [null];
}
