using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks;

/// <summary>The rows that the sources of a test return in this process, each with a key by which another process finds it.</summary>
/// <param name="Rows">The rows, with an argument for each parameter.</param>
/// <param name="Keys">Their keys.</param>
internal sealed record SourceRows(IReadOnlyList<SourceRow> Rows, IReadOnlyList<string> Keys)
{
    /// <summary>The number of rows up to which sources are read.</summary>
    public const int Most = 10_000;

    /// <summary>Calls the sources of a test.</summary>
    /// <param name="framework">The framework.</param>
    /// <param name="testClass">The concrete test class.</param>
    /// <param name="method">The test method.</param>
    /// <exception cref="UnreplayableTestException">There are too many rows.</exception>
    public static SourceRows Of(TestFramework framework, Type testClass, MethodInfo method)
    {
        ArgumentNullException.ThrowIfNull(framework);
        return Of(framework.RowsOf(testClass, method), method);
    }

    /// <summary>Calls the sources of a test class, whose rows are arguments of a constructor.</summary>
    /// <param name="framework">The framework.</param>
    /// <param name="testClass">The test class.</param>
    /// <param name="constructor">The constructor.</param>
    /// <exception cref="UnreplayableTestException">There are too many rows.</exception>
    public static SourceRows OfFixtures(TestFramework framework, Type testClass, ConstructorInfo constructor)
    {
        ArgumentNullException.ThrowIfNull(framework);
        return Of(framework.FixturesOf(testClass), constructor);
    }

    /// <summary>The row with a key.</summary>
    /// <param name="key">The key.</param>
    /// <param name="test">The name of the test or class, for the message.</param>
    /// <exception cref="MissingRowException">No row has the key.</exception>
    public SourceRow Find(string key, string test)
    {
        var index = Keys.Index().FirstOrDefault(one => one.Item == key, (Index: -1, Item: string.Empty)).Index;
        return index < 0 ? throw new MissingRowException(test, Keys.Count) : Rows[index];
    }

    private static SourceRows Of(IEnumerable<SourceRow> rows, MethodBase called)
    {
        var read = rows.Take(Most + 1).Select(row => row.FitTo(called)).ToList();
        return read.Count > Most
            ? throw new UnreplayableTestException($"It returns more than {Most:N0} rows, or does not end.")
            : new SourceRows(read, RowKeys.Of(read));
    }
}
