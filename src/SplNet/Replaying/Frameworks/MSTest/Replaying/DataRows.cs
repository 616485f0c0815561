using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>The rows of a data-driven test, as its test context shows them.</summary>
internal static class DataRows
{
    public static IEnumerable<object?[]> Of(MethodInfo method) => NamedAttributes.Of(method, MSTestNames.DataSource)
        .SelectMany(source => (IEnumerable<object?[]>)Late.CallInterface(source, MSTestNames.DataSource, "GetData", ("methodInfo", method))!)
        .Select(row => Unfold(row, method.GetParameters()));

    // A row may come as one TestDataRow, as one tuple, or as a TestDataRow of a tuple.
    private static object?[] Unfold(object?[] row, ParameterInfo[] parameters)
    {
        var isDescribed = row is [{ } only] && NamedAttributes.Is(only.GetType(), MSTestNames.DataRow);
        if (isDescribed)
            row = [Late.Get(row[0], "Value")];
        else if (RowArguments.IsOneArgument(row, parameters))
            return row;
        return row is [ITuple tuple] && !(parameters is [var parameter] && parameter.ParameterType.IsInstanceOfType(tuple))
            ? [.. Enumerable.Range(0, tuple.Length).Select(item => tuple[item])]
            : row;
    }
}
