using System.Diagnostics;
using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>Finds the class and method of a test context, which knows only their names.</summary>
internal static class ContextMethod
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public static (Type Class, MethodInfo Method)? Of(object context, IReadOnlyDictionary<string, string> texts, object?[]? row)
    {
        // No test is running yet in [AssemblyInitialize] and [ClassInitialize].
        if (!texts.TryGetValue("TestName", out var methodName) || Late.Get(context, "FullyQualifiedTestClassName") is not string className)
            return null;
        var candidates = AppDomain.CurrentDomain.GetAssemblies()
            .Select(assembly => assembly.GetType(className))
            .OfType<Type>()
            .Where(static type => NamedAttributes.Has(type, MSTestNames.TestClass))
            .SelectMany(type => Overloads(type, methodName).Select(method => (type, method)))
            .Where(candidate => Accepts(candidate.method, row))
            .ToList();
        if (candidates.Count < 2)
            return candidates.Count == 0 ? null : candidates[0];

        // Methods of different assemblies may have the same tokens.
        var onStack = CallStack.Methods(new StackTrace()).Select(static method => (method.Module, method.MetadataToken)).ToHashSet();
        return candidates.Find(
            candidate => onStack.Contains((candidate.method.Module, candidate.method.MetadataToken))) is (not null, _) found
            ? found
            : throw new SplNetException(
                $"{className} has several test methods {methodName}, and the running one is not known " +
                "after an await. Give them different names.");
    }

    private static IEnumerable<MethodInfo> Overloads(Type type, string name) => type.GetMethods(Any)
        .Where(method => method.Name == name && NamedAttributes.Has(method, MSTestNames.TestMethod));

    private static bool Accepts(MethodInfo method, object?[]? row)
    {
        var parameters = method.GetParameters();
        if (row is null || parameters.Length == 0)
            return row is null == (parameters.Length == 0);
        if (parameters.Any(static parameter => parameter.IsOptional || parameter.IsDefined(typeof(ParamArrayAttribute))) ||
            parameters is [{ ParameterType: var only }] && only == typeof(object[]))
        {
            return true;
        }

        return parameters.Length == row.Length && parameters.Zip(row).All(static pair => Accepts(pair.First.ParameterType, pair.Second));
    }

    private static bool Accepts(Type parameter, object? value) =>
        parameter.ContainsGenericParameters || value is null || parameter.IsInstanceOfType(value)
        || parameter.IsPrimitive && value is IConvertible;
}
