using System.Diagnostics;
using System.Reflection;
using SplNet.Testing;

namespace SplNet.MSTest;

/// <summary>The class and the method that a test context speaks of; it knows their names only.</summary>
internal static class ContextMethod
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public static (Type Class, MethodInfo Method)? Of(TestContext context)
    {
        // In [AssemblyInitialize] and [ClassInitialize] no test runs yet.
        if (!context.Properties.TryGetValue(nameof(TestContext.TestName), out var name) || name is not string methodName)
            return null;
        var candidates = AppDomain.CurrentDomain.GetAssemblies()
            .Select(assembly => assembly.GetType(context.FullyQualifiedTestClassName))
            .OfType<Type>()
            .Where(static type => type.IsDefined(typeof(TestClassAttribute), inherit: true))
            .SelectMany(type => Overloads(type, methodName).Select(method => (type, method)))
            .Where(candidate => Accepts(candidate.method, context.TestData))
            .ToList();
        if (candidates.Count < 2)
            return candidates.Count == 0 ? null : candidates[0];
        var onStack = CallStack.Methods(new StackTrace()).Select(static method => method.MetadataToken).ToHashSet();
        return candidates.Find(candidate => onStack.Contains(candidate.method.MetadataToken)) is (not null, _) found
            ? found
            : throw new SplNetException(
                $"{context.FullyQualifiedTestClassName} has several test methods {methodName}, and which of them runs cannot be told " +
                "after an await. Give them different names.");
    }

    private static IEnumerable<MethodInfo> Overloads(Type type, string name) => type.GetMethods(Any)
        .Where(method => method.Name == name && method.IsDefined(typeof(TestMethodAttribute), inherit: true));

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
        parameter.ContainsGenericParameters || value is null || parameter.IsInstanceOfType(value) || parameter.IsPrimitive && value is IConvertible;
}
