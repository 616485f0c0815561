using System.ComponentModel;
using System.Reflection;
using SplNet.Replaying.Frameworks;

namespace SplNet;

/// <summary>
/// A row that the source of a data-driven unit test returns in this process. The benchmarks that <c>splnet generate</c> writes call it. A
/// row is found by its name, text or content, so it does not matter in which order the source returns the rows.
/// </summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public sealed class UnitTestRow
{
    private const BindingFlags Any =
        BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    private UnitTestRow(UnitTests.SourceRow row) => (Arguments, Expected) = (row.Arguments, row.Expected);

    /// <summary>Gets the arguments, one for each parameter, converted to its type.</summary>
    public IReadOnlyList<object?> Arguments { get; }

    /// <summary>Gets the expected result of the test; null if the framework does not check it.</summary>
    public object? Expected { get; }

    /// <summary>Calls the sources of a test, and finds a row.</summary>
    /// <param name="framework">The name of the test framework, such as <c>NUnit</c>.</param>
    /// <param name="testClass">The concrete test class.</param>
    /// <param name="method">The name of the test method.</param>
    /// <param name="parameters">The types of its parameters.</param>
    /// <param name="key">The key of the row.</param>
    /// <returns>The row.</returns>
    /// <exception cref="MissingMemberException">The test does not exist, or its sources do not return the row.</exception>
    /// <exception cref="SplNetException">The sources return more than 10,000 rows, or only the framework can call them.</exception>
    public static UnitTestRow Find(string framework, Type testClass, string method, Type[] parameters, string key)
    {
        ArgumentNullException.ThrowIfNull(testClass);
        var test = testClass.GetMethod(method, Any, parameters) ?? throw new MissingMethodException(testClass.FullName, method);
        return new UnitTestRow(
            SourceRows.Of(TestFrameworks.Create(framework), testClass, test).Find(key, $"{testClass.FullName}.{method}"));
    }

    /// <summary>Calls the sources of a test class, and finds the arguments of its constructor.</summary>
    /// <param name="framework">The name of the test framework, such as <c>NUnit</c>.</param>
    /// <param name="testClass">The test class.</param>
    /// <param name="parameters">The types of the parameters of its constructor.</param>
    /// <param name="key">The key of the row.</param>
    /// <returns>The row.</returns>
    /// <exception cref="MissingMemberException">The constructor does not exist, or the sources do not return the row.</exception>
    /// <exception cref="SplNetException">The sources return more than 10,000 rows.</exception>
    public static UnitTestRow FindFixture(string framework, Type testClass, Type[] parameters, string key)
    {
        ArgumentNullException.ThrowIfNull(testClass);
        var constructor = testClass.GetConstructor(parameters) ?? throw new MissingMethodException(testClass.FullName, ".ctor");
        return new UnitTestRow(
            SourceRows.OfFixtures(TestFrameworks.Create(framework), testClass, constructor).Find(key, testClass.FullName!));
    }
}
