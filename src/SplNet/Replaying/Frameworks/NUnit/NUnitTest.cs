using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>A test as NUnit describes it: the running test, or a test in the tree of all tests.</summary>
/// <param name="Test">NUnit's <c>Test</c>.</param>
/// <param name="Class">The test class, closed if it is generic.</param>
/// <param name="Method">The test method, closed if it is generic.</param>
internal sealed record NUnitTest(object Test, Type Class, MethodInfo Method)
{
    private const string FixtureSetting = "fixture";

    /// <summary>The full name, with the arguments of the fixture and of the row.</summary>
    public string FullName => (string)Late.Get(Test, "FullName")!;

    /// <summary>The id by which a filter in this process finds it.</summary>
    public string Id => (string)Late.Get(Test, "Id")!;

    public object?[] Arguments => Late.Get(Test, "Arguments") as object?[] ?? [];

    /// <summary>The identity in another process: the class, the method, the arguments of the fixture and of the row.</summary>
    public TestIdentity Identity => TestIdentity.Of(Class, Method, Arguments.Length > 0 ? TestRow.KeyOf(Arguments) : null) with
    {
        Settings = new Dictionary<string, string>(StringComparer.Ordinal) { [FixtureSetting] = FixtureKey() },
    };

    /// <summary>Reads a test; null for a suite, and for NUnit's placeholder if no test is running.</summary>
    public static NUnitTest? Of(object? test)
    {
        if (test is null || Late.Get(test, "Method.MethodInfo") is not MethodInfo method)
            return null;
        var type = Late.Get(test, "TypeInfo.Type") as Type ?? method.ReflectedType!;
        return type.Assembly == test.GetType().Assembly ? null : new NUnitTest(test, type, method);
    }

    /// <summary>True if the test has this identity, in another process or in this one.</summary>
    public bool Is(TestIdentity identity) =>
        Identity is var own && own.TypeName == identity.TypeName && own.MethodSignature == identity.MethodSignature
        && own.RowKey == identity.RowKey
        && identity.Settings.TryGetValue(FixtureSetting, out var fixture) && own.Settings[FixtureSetting] == fixture;

    // A fixture with arguments is a suite with arguments among the test's ancestors.
    private string FixtureKey()
    {
        for (var suite = Late.Get(Test, "Parent"); suite is not null; suite = Late.Get(suite, "Parent"))
        {
            if (Late.Get(suite, "Method") is null && Late.Get(suite, "TypeInfo.Type") as Type == Class
                && Late.Get(suite, "Arguments") is object?[] { Length: > 0 } arguments)
                return TestRow.KeyOf(arguments);
        }

        return string.Empty;
    }
}
