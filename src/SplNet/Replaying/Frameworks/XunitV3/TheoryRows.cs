using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Replaying.Frameworks.XunitV3.Replaying;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.XunitV3;

/// <summary>Reads the rows of a theory through xUnit.net's own test case, which calls the sources and converts the values.</summary>
internal static class TheoryRows
{
    // A test case disposes of the arguments that its sources created; rows are needed as long as the process lives.
    private static readonly List<object> Cases = [];

    public static IEnumerable<SourceRow> Of(Type testClass, MethodInfo method)
    {
        TestContexts.Begin();
        var theory = TestModel.CaseOf(TestModel.Of(TestIdentity.Of(testClass, method, rowKey: null)));
        Cases.Add(theory);
        var computed = $"{testClass.FullName}.{method.Name}";
        foreach (var test in (IEnumerable<object>)Late.Await(Late.Call(theory, "CreateTests"))!)
        {
            yield return new SourceRow((object?[])Late.Get(test, "TestMethodArguments")!)
            {
                Label = LabelOf(test, computed, method),
                Refusal = Late.Get(test, "SkipReason") is not null ? new Refusal(Refusals.Skipped)
                    : Late.Get(test, "Explicit") is true ? new Refusal(Refusals.Explicit) : null,
            };
        }
    }

    // The name of a row is the name of the test, or a text of the user, with the label in brackets, or with the arguments.
    private static string? LabelOf(object test, string computed, MethodInfo method)
    {
        if (Late.Get(test, "TestLabel") is string { Length: > 0 } label)
            return label;
        if (Late.Get(test, "TestDisplayName") is not string name || name.StartsWith(computed, StringComparison.Ordinal))
            return null;
        var arguments = name.IndexOf($"({method.GetParameters()[0].Name}: ", StringComparison.Ordinal);
        return arguments > 0 ? name[..arguments] : name;
    }
}
