namespace SplNet.UnitTests;

/// <summary>Identifies a test, so that another process can run it again.</summary>
/// <param name="AssemblyPath">The full path of the test assembly.</param>
/// <param name="TypeName">The full name of the test class; for an inherited method, the concrete class.</param>
/// <param name="MethodSignature">The test method in the format of <c>MethodInfo.ToString()</c>, which distinguishes overloads.</param>
/// <param name="RowKey">The row of a data-driven test, from <see cref="TestRow"/>; null for a test without data.</param>
internal sealed record TestIdentity(string AssemblyPath, string TypeName, string MethodSignature, string? RowKey)
{
    /// <summary>Additional inputs from the framework, such as run parameters, which the replay receives as well.</summary>
    public IReadOnlyDictionary<string, string> Settings { get; init; } = new Dictionary<string, string>(StringComparer.Ordinal);

    /// <summary>Creates the identity of a method in a class.</summary>
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
