using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.UnitTests;

/// <summary>Finds the class and method that an identity names.</summary>
internal static class TestMethod
{
    private const BindingFlags Any =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    /// <summary>Resolves an identity in this process.</summary>
    /// <param name="test">The identity of the test.</param>
    /// <exception cref="UnreplayableTestException">The class or the method does not exist here.</exception>
    public static (Type Class, MethodInfo Method) Resolve(TestIdentity test)
    {
        ArgumentNullException.ThrowIfNull(test);
        var type = TestAssembly.Load(test.AssemblyPath).GetType(test.TypeName)
            ?? throw new UnreplayableTestException($"The class {test.TypeName} is not in {test.AssemblyPath}.");
        var method = Array.Find(type.GetMethods(Any), candidate => candidate.ToString() == test.MethodSignature)
            ?? throw new UnreplayableTestException($"The class {test.TypeName} does not have a method '{test.MethodSignature}'.");
        return (type, method);
    }

    /// <summary>Calls a method of a test; its own exception is thrown without a wrapper.</summary>
    /// <param name="method">The method.</param>
    /// <param name="instance">The object, or null for a static method.</param>
    /// <param name="arguments">The arguments.</param>
    /// <returns>The task to await; completed if the method is not asynchronous.</returns>
    public static Task InvokeAsync(MethodBase method, object? instance, params object?[] arguments)
    {
        ArgumentNullException.ThrowIfNull(method);
        return Invocation.StartAsync(method, instance, arguments);
    }
}
