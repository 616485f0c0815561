using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Reads the rows of a data-driven test in the form of its test context.</summary>
internal static class DataRows
{
    public static IEnumerable<object?[]> Of(MethodInfo method) => NamedAttributes.Of(method, MSTestNames.DataSource)
        .SelectMany(source =>
            (IEnumerable<object?[]>)Late.CallInterface(source, MSTestNames.DataSource, "GetData", ("methodInfo", method))!)
        .Select(row => Unfold(row, method.GetParameters()));

    // A row may be a TestDataRow, a tuple, or a TestDataRow of a tuple.
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
