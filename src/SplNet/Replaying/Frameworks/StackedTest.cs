using System.Diagnostics;
using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks;

/// <summary>The running test according to the call stack, for frameworks that do not expose it: found by its attribute's name.</summary>
/// <param name="Class">The test class.</param>
/// <param name="Method">The test method.</param>
internal sealed record StackedTest(Type Class, MethodInfo Method)
{
    private const string ContextsOfXunit = "Xunit.Sdk";

    /// <summary>Finds the innermost method with the attribute; null if there is none.</summary>
    /// <param name="attribute">The full name of the attribute or of a base class.</param>
    public static StackedTest? Find(string attribute)
    {
        var trace = new StackTrace();
        var method = CallStack.Methods(trace).FirstOrDefault(IsTest) ?? CallStack.NamingMethods(trace).FirstOrDefault(IsTest);
        return method?.ReflectedType is { } type ? new StackedTest(type, method) : null;

        bool IsTest(MethodInfo method) => NamedAttributes.Has(method, attribute);
    }

    /// <summary>Describes the test; its output is the console, which frameworks capture.</summary>
    public RunningTest Running() => new()
    {
        Identity = TestIdentity.Of(Class, Method, rowKey: null),
        Execution = CallStackExecution.Of(Method, OneForEachTest),
        FullName = $"{Class.FullName}.{Method.Name}",
        Write = Console.WriteLine,
        Refusal = IsInherited(Class)
            ? $"{Class.FullName} is inherited, and the call stack does not show in which class its test runs: " +
                $"{(Class.IsAbstract ? string.Empty : "seal it, or ")}move the test into the classes below it."
            : null,
    };

    // xUnit.net 2 starts each test with a new context. Other contexts may be set within a test.
    private static SynchronizationContext? OneForEachTest =>
        SynchronizationContext.Current is { } current && current.GetType().Namespace == ContextsOfXunit ? current : null;

    private static bool IsInherited(Type type) =>
        !type.IsSealed && (type.IsAbstract || Array.Exists(type.Assembly.GetTypes(), candidate => candidate.IsSubclassOf(type)));
}
