using System.Collections;
using System.Globalization;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Runs one test with NUnit's own runner, which is part of the framework. Fixtures with their arguments and life cycles, namespace set-ups,
/// row sources and actions therefore follow NUnit's rules in any version.
/// </summary>
internal static class TestReplay
{
    private const string Api = "NUnit.Framework.Api.";

    /// <summary>Runs the test.</summary>
    /// <param name="identity">The identity of the test.</param>
    /// <param name="parameters">The run parameters.</param>
    /// <param name="seed">The seed with which rows were drawn; null if there is none.</param>
    public static void Run(TestIdentity identity, Dictionary<string, string> parameters, int? seed)
    {
        var assembly = TestAssembly.Load(identity.AssemblyPath);
        var runner = Late.New(
            NUnitNames.Needed(Api + "NUnitTestAssemblyRunner"),
            ("builder", Late.New(NUnitNames.Needed(Api + "DefaultTestAssemblyBuilder"))));
        var root = Late.Call(runner, "Load", ("assembly", assembly), ("settings", Settings(parameters, seed)))!;
        var wanted = Find(root, identity);
        var filter = Late.CallStatic(
            NUnitNames.Needed("NUnit.Framework.Internal.TestFilter"), "FromXml",
            ("xmlText", string.Create(CultureInfo.InvariantCulture, $"<filter><id>{wanted.Id}</id></filter>")));
        var listener = ConsoleListener.Create(NUnitNames.Needed("NUnit.Framework.Interfaces.ITestListener"));
        var result = Late.Call(runner, "Run", ("listener", listener), ("filter", filter));
        if (Replay.Current is not { IsOver: true } && FailureIn(result) is { } failure)
            throw new UnreplayableTestException($"The test failed in the measuring process before it reached the experiment: {failure}");
    }

    private static Dictionary<string, object> Settings(Dictionary<string, string> parameters, int? seed)
    {
        var settings = new Dictionary<string, object>(StringComparer.Ordinal)
        {
            ["NumberOfTestWorkers"] = 0,
            ["TestParametersDictionary"] = parameters,
        };
        if (seed is { } drawn)
            settings["RandomSeed"] = drawn;
        return settings;
    }

    private static NUnitTest Find(object root, TestIdentity identity)
    {
        var found = Leaves(root).Select(NUnitTest.Of).OfType<NUnitTest>().Where(test => test.Is(identity)).ToList();
        if (found.Count == 1 || identity.RowKey is not { } key)
            return found.FirstOrDefault() ?? throw new UnreplayableTestException(
                $"NUnit did not find the test {identity.TypeName}.{identity.MethodSignature} in the measuring process.");
        var row = TestRow.Find(found.Select(static test => test.Arguments), key);
        return found.Find(test => ReferenceEquals(test.Arguments, row)) ?? found[0];
    }

    private static IEnumerable<object> Leaves(object test) =>
        Late.Get(test, "Tests") is IEnumerable children && Late.Get(test, "HasChildren") is true
            ? children.Cast<object>().SelectMany(Leaves)
            : [test];

    // The innermost message, because a suite only reports that a child failed.
    private static string? FailureIn(object? result)
    {
        if (Late.Get(result, "HasChildren") is true && Late.Get(result, "Children") is IEnumerable children
            && children.Cast<object>().Select(FailureIn).FirstOrDefault(static failure => failure is not null) is { } inner)
        {
            return inner;
        }

        return Late.Get(result, "ResultState.Status")?.ToString() == "Failed"
            ? $"{Late.Get(result, "Message")}\n{Late.Get(result, "StackTrace")}".TrimEnd()
            : null;
    }
}
