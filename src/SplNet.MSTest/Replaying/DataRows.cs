using System.Reflection;
using System.Runtime.CompilerServices;

namespace SplNet.MSTest.Replaying;

/// <summary>The rows of a data-driven test, as its test context shows them.</summary>
internal static class DataRows
{
    public static IEnumerable<object?[]> Of(MethodInfo method) => method.GetCustomAttributes(inherit: true)
        .OfType<ITestDataSource>()
        .SelectMany(source => source.GetData(method))
        .Select(row => Unfold(row, method.GetParameters()));

    // A row may come as one TestDataRow, as one tuple, or as a TestDataRow of a tuple.
    private static object?[] Unfold(object?[] row, ParameterInfo[] parameters)
    {
        var isDescribed = row is [{ } only] && only.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(TestDataRow<>);
        if (isDescribed)
            row = [row[0]!.GetType().GetProperty(nameof(TestDataRow<>.Value))!.GetValue(row[0])];
        else if (RowArguments.IsOneArgument(row, parameters))
            return row;
        return row is [ITuple tuple] && !(parameters is [var parameter] && parameter.ParameterType.IsInstanceOfType(tuple))
            ? [.. Enumerable.Range(0, tuple.Length).Select(item => tuple[item])]
            : row;
    }
}
