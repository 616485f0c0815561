using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Reads the rows of a data-driven test in the form of its test context.</summary>
internal static class DataRows
{
    private const string IgnoreMessage = "IgnoreMessage";

    public static IEnumerable<object?[]> Of(MethodInfo method) => NamedAttributes.Of(method, MSTestNames.DataSource)
        .SelectMany(source => Read(source, method)).Select(row => Unfold(row, method.GetParameters()));

    /// <summary>The rows as arguments, with the names that the user gave them.</summary>
    public static IEnumerable<SourceRow> Described(MethodInfo method)
    {
        foreach (var source in NamedAttributes.Of(method, MSTestNames.DataSource))
        {
            var isIgnored = Late.Get(source, IgnoreMessage) is not null;
            foreach (var row in Read(source, method))
            {
                var described = IsDescribed(row) ? row[0] : null;
                yield return new SourceRow(RowArguments.For(method, Unfold(row, method.GetParameters())))
                {
                    Label = Late.Get(described, "DisplayName") as string,
                    Refusal = isIgnored || Late.Get(described, IgnoreMessage) is not null ? new Refusal(Refusals.Skipped) : null,
                };
            }
        }
    }

    private static IEnumerable<object?[]> Read(object source, MethodInfo method) =>
        (IEnumerable<object?[]>)Late.CallInterface(source, MSTestNames.DataSource, "GetData", ("methodInfo", method))!;

    private static bool IsDescribed(object?[] row) => row is [{ } only] && NamedAttributes.Is(only.GetType(), MSTestNames.DataRow);

    // A row may be a TestDataRow, a tuple, or a TestDataRow of a tuple.
    private static object?[] Unfold(object?[] row, ParameterInfo[] parameters)
    {
        if (IsDescribed(row))
            row = [Late.Get(row[0], "Value")];
        else if (RowArguments.IsOneArgument(row, parameters))
            return row;
        return row is [ITuple tuple] && !(parameters is [var parameter] && parameter.ParameterType.IsInstanceOfType(tuple))
            ? [.. Enumerable.Range(0, tuple.Length).Select(item => tuple[item])]
            : row;
    }
}
