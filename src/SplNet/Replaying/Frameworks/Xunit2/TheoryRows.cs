using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.Xunit2;

/// <summary>Reads the rows of a theory through its attributes, which call the sources.</summary>
internal static class TheoryRows
{
    private const string Source = "Xunit.Sdk.DataAttribute";

    public static IEnumerable<SourceRow> Of(MethodInfo method)
    {
        foreach (var attribute in NamedAttributes.Of(method, Source))
        {
            var refusal = Late.Get(attribute, "Skip") is null ? null : new Refusal(Refusals.Skipped);
            foreach (var row in (IEnumerable<object?[]>?)Late.Call(attribute, "GetData", ("testMethod", method)) ?? [])
                yield return new SourceRow(row) { Refusal = refusal };
        }
    }
}
