using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>
/// Reads the rows of a test of TUnit. Its own sources need the metadata of a running session, so the members that they name are called
/// here.
/// </summary>
internal static class DataSources
{
    public const string OfMethod = "TUnit.Core.MethodDataSourceAttribute";
    public const string OfClass = "TUnit.Core.ClassDataSourceAttribute`1";
    public const string Arguments = "TUnit.Core.ArgumentsAttribute";

    private const string Described = "TUnit.Core.TestDataRow`1";
    private const BindingFlags Static = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    public static IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method)
    {
        var parameters = method.GetParameters();
        foreach (var attribute in NamedAttributes.Of(method, "TUnit.Core.IDataSourceAttribute"))
        {
            if (NamedAttributes.Is(attribute.GetType(), Arguments))
                yield return new SourceRow((object?[])Late.Get(attribute, "Values")!) { Refusal = RefusalOf(attribute) };
            else if (NamedAttributes.Is(attribute.GetType(), OfClass))
                yield return new SourceRow([Made(attribute.GetType().GetGenericArguments()[0])]);
            else
            {
                foreach (var row in Items(Called(attribute, testClass), parameters))
                    yield return Row(row, parameters);
            }
        }
    }

    private static SourceRow Row(object? item, ParameterInfo[] parameters)
    {
        var given = item is Delegate make && make.Method.GetParameters().Length == 0 && !IsWanted(item, parameters)
            ? Late.Await(make.DynamicInvoke())
            : item;
        if (given is not null && NamedAttributes.Is(given.GetType(), Described))
            return Row(Late.Get(given, "Data"), parameters) with
            {
                Label = Late.Get(given, "DisplayName") as string,
                Refusal = RefusalOf(given),
            };
        return given switch
        {
            object?[] values when !IsWanted(values, parameters) => new SourceRow(values),
            ITuple tuple when !IsWanted(tuple, parameters) =>
                new SourceRow([.. Enumerable.Range(0, tuple.Length).Select(item => tuple[item])]),
            _ => new SourceRow([given]),
        };
    }

    private static bool IsWanted(object value, ParameterInfo[] parameters) =>
        parameters is [var only] && only.ParameterType.IsInstanceOfType(value);

    private static Refusal? RefusalOf(object source) => Late.Get(source, "Skip") is null ? null : new Refusal(Refusals.Skipped);

    private static object? Called(object attribute, Type testClass)
    {
        var home = Late.Get(attribute, "ClassProvidingDataSource") as Type ?? testClass;
        var name = (string)Late.Get(attribute, "MethodNameProvidingDataSource")!;
        var arguments = Late.Get(attribute, "Arguments") as object?[] ?? [];
        var method = home.GetMethods(Static).Where(one => one.Name == name && one.GetParameters().Length == arguments.Length).ToList();
        if (method is [var only])
            return Late.Await(only.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null));
        if (method.Count == 0 && home.GetProperty(name, Static) is { } property)
            return property.GetValue(null);
        throw new UnreplayableTestException($"{home} does not have exactly one static method or property {name} for this source.");
    }

    // A single value is one row, also if it is a text or the only argument of the test.
    private static IEnumerable<object?> Items(object? source, ParameterInfo[] parameters)
    {
        if (source is null or string || IsWanted(source, parameters))
            return [source];
        if (Array.Find(source.GetType().GetInterfaces(), static one =>
            one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IAsyncEnumerable<>)) is { } later)
        {
            var read = typeof(DataSources).GetMethod(nameof(Read), BindingFlags.Static | BindingFlags.NonPublic)!
                .MakeGenericMethod(later.GetGenericArguments());
            return (IEnumerable<object?>)read.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, [source], culture: null)!;
        }

        return source is IEnumerable rows ? rows.Cast<object?>() : [source];
    }

    private static IEnumerable<object?> Read<T>(IAsyncEnumerable<T> rows) => rows.ToBlockingEnumerable().Cast<object?>();

    // TUnit would also initialise and dispose of it, at times that depend on the session.
    private static object Made(Type type) =>
        NamedAttributes.Is(type, "TUnit.Core.Interfaces.IAsyncInitializer") || typeof(IAsyncDisposable).IsAssignableFrom(type)
            || typeof(IDisposable).IsAssignableFrom(type) || type.GetConstructor([]) is not { } constructor
            ? throw new UnreplayableTestException(
                $"Only TUnit can make {type.Name}: it is initialised or disposed, or has no constructor without parameters.")
            : constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, null, culture: null);
}
