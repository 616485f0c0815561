using System.Reflection;

namespace SplNet.Testing;

/// <summary>Reads what xUnit and MSTest know of the running test, without a reference to either.</summary>
internal static class AmbientContext
{
    private const string Xunit = "Xunit.TestContext, xunit.v3.core";
    private const string MSTest = "Microsoft.VisualStudio.TestTools.UnitTesting.TestContext, MSTest.TestFramework.Extensions";

    /// <summary>A property of xUnit's context, or null if there is none or xUnit runs no test.</summary>
    public static object? OfXunit(string property) => Property(Current(Xunit), property);

    /// <summary>
    /// True if the framework says that another test runs. The call stack may hold the frames of an earlier asynchronous test,
    /// whose end has started this one, and an optimised tail call may have removed the frame of this one.
    /// </summary>
    public static bool Contradicts(MethodInfo method) =>
        IsOther(Property(OfXunit("TestMethod"), "MethodName"), Property(OfXunit("TestClass"), "TestClassName"), method)
        || IsOther(Property(Current(MSTest), "TestName"), Property(Current(MSTest), "FullyQualifiedTestClassName"), method);

    // A test that is inherited runs in a class below the one that declares it.
    private static bool IsOther(object? name, object? type, MethodInfo found) =>
        (name is string method && method != found.Name)
        || (type is string running && found.Module.Assembly.GetType(running) is { } actual && !found.ReflectedType!.IsAssignableFrom(actual));

    private static object? Current(string type) =>
        Type.GetType(type, throwOnError: false)?.GetProperty("Current", BindingFlags.Public | BindingFlags.Static)?.GetValue(null);

    private static object? Property(object? instance, string name) => instance?.GetType().GetProperty(name)?.GetValue(instance);
}
