namespace SplNet.UnitTests;

/// <summary>Names one test, so that another process can run it again.</summary>
/// <param name="AssemblyPath">The full path of the test assembly.</param>
/// <param name="TypeName">The full name of the test class; the concrete class where the method is inherited.</param>
/// <param name="MethodSignature">The test method as <c>MethodInfo.ToString()</c> prints it, which tells overloads apart.</param>
/// <param name="RowKey">Which row of a data-driven test, from <see cref="TestRow"/>; null for a test without data.</param>
internal sealed record TestIdentity(string AssemblyPath, string TypeName, string MethodSignature, string? RowKey)
{
    /// <summary>What the framework told the test besides its row, such as the parameters of a run: the replay is told the same.</summary>
    public IReadOnlyDictionary<string, string> Settings { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>The identity of a method of a class.</summary>
    /// <param name="type">The concrete test class.</param>
    /// <param name="method">The test method.</param>
    /// <param name="rowKey">The row, or null.</param>
    public static TestIdentity Of(Type type, System.Reflection.MethodInfo method, string? rowKey)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(method);
        return new TestIdentity(type.Assembly.Location, type.FullName ?? type.Name, method.ToString() ?? method.Name, rowKey);
    }
}
