using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>Instantiates a test class with the arguments that xUnit.net passes to constructors.</summary>
internal static class TestClass
{
    public static object Create(object testClass, Fixtures fixtures)
    {
        var name = Late.Get(testClass, "TestClassName");
        if (Late.Get(testClass, "Constructors") is not IEnumerable<ConstructorInfo> constructors
            || constructors.ToList() is not [var constructor])
            throw new UnreplayableTestException($"{name} must have exactly one public constructor.");
        object?[] arguments = [.. constructor.GetParameters().Select(parameter => Argument(parameter, name, fixtures))];
        return constructor.Invoke(BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null);
    }

    private static object? Argument(ParameterInfo parameter, object? testClass, Fixtures fixtures)
    {
        if (parameter.ParameterType.FullName == XunitV3Names.OutputHelper)
            return TestContexts.Output;
        if (parameter.ParameterType.FullName == XunitV3Names.ContextAccessor)
            return Late.GetStatic(XunitV3Names.Needed("Xunit.v3.TestContextAccessor"), "Instance");
        if (fixtures.Find(parameter.ParameterType) is { } fixture)
            return fixture;
        return parameter.HasDefaultValue
            ? parameter.DefaultValue
            : throw new UnreplayableTestException(
                $"The constructor of {testClass} asks for {parameter.ParameterType.Name} {parameter.Name}, " +
                "which is not a fixture of the class, " +
                "its collection or its assembly.");
    }
}
