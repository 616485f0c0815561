using System.Collections;
using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Reads rows from the tests that NUnit's own builders make, so that sources, combinations of values and conversions follow its rules.
/// </summary>
internal static class BuiltTests
{
    private const string Internal = "NUnit.Framework.Internal.";

    public static IEnumerable<SourceRow> RowsOf(Type testClass, MethodInfo method)
    {
        var built = Late.Call(
            Late.New(NUnitNames.Needed(Internal + "Builders.DefaultTestCaseBuilder")), "BuildFrom",
            ("method", Late.New(NUnitNames.Needed(Internal + "MethodWrapper"), ("type", testClass), ("method", method))),
            ("parentSuite", null))!;
        return Leaves(built).Select(test => Row(test, method.Name) with
        {
            ChecksResult = Late.Get(test, "HasExpectedResult") is true,
            Expected = Late.Get(test, "ExpectedResult"),
        });
    }

    public static IEnumerable<SourceRow> FixturesOf(Type testClass)
    {
        var built = Late.Call(
            Late.New(NUnitNames.Needed(Internal + "Builders.DefaultSuiteBuilder")), "BuildFrom",
            ("typeInfo", Late.New(NUnitNames.Needed(Internal + "TypeWrapper"), ("type", testClass))))!;
        return Fixtures(built).Select(suite => Row(suite, testClass.Name));
    }

    private static SourceRow Row(object test, string computed) => new(Late.Get(test, "Arguments") as object?[] ?? [])
    {
        Label = Late.Get(test, "Name") is string name && !name.StartsWith(computed, StringComparison.Ordinal) ? name : null,
        Refusal = RefusalOf(test),
    };

    // A source that throws, or that NUnit cannot call, is a test that cannot run.
    private static Refusal? RefusalOf(object test) => Late.Get(test, "RunState")?.ToString() switch
    {
        "NotRunnable" => throw new UnreplayableTestException(ReasonOf(test)),
        "Skipped" or "Ignored" => new Refusal(Refusals.Skipped),
        "Explicit" => new Refusal(Refusals.Explicit),
        _ => null,
    };

    private static string ReasonOf(object test) =>
        Late.Call(Late.Get(test, "Properties")!, "Get", ("key", "_SKIPREASON")) as string ?? "NUnit cannot run this test.";

    private static IEnumerable<object> Leaves(object test) =>
        Late.Get(test, "Tests") is IEnumerable children && Late.Get(test, "HasChildren") is true
            ? children.Cast<object>().SelectMany(Leaves)
            : [test];

    private static IEnumerable<object> Fixtures(object suite) =>
        suite.GetType().Name == "ParameterizedFixtureSuite" ? ((IEnumerable)Late.Get(suite, "Tests")!).Cast<object>() : [suite];
}
