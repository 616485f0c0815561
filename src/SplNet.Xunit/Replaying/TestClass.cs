using System.Reflection;
using SplNet.Testing;
using Xunit;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>Makes an object of a test class from what xUnit.net gives to constructors.</summary>
internal static class TestClass
{
    public static object Create(IXunitTestClass testClass, Fixtures fixtures)
    {
        if (testClass.Constructors is not { Count: 1 } constructors)
            throw new UnreplayableTestException($"{testClass.TestClassName} must have exactly one public constructor.");
        var constructor = constructors.First();
        object?[] arguments = [.. constructor.GetParameters().Select(parameter => Argument(parameter, testClass, fixtures))];
        return constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);
    }

    private static object? Argument(ParameterInfo parameter, IXunitTestClass testClass, Fixtures fixtures)
    {
        if (parameter.ParameterType == typeof(ITestOutputHelper))
            return TestContext.Current.TestOutputHelper;
        if (parameter.ParameterType == typeof(ITestContextAccessor))
            return TestContextAccessor.Instance;
        if (fixtures.Find(parameter.ParameterType) is { } fixture)
            return fixture;
        return parameter.HasDefaultValue
            ? parameter.DefaultValue
            : throw new UnreplayableTestException(
                $"The constructor of {testClass.TestClassName} asks for {parameter.ParameterType.Name} {parameter.Name}, which is no fixture of the class, " +
                "its collection or its assembly.");
    }
}
