using System.Reflection;
using SplNet.MSTest;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Passes the requirements of a type to a test method with one parameter of the type <see cref="SplRequirement"/>, as
/// <see cref="SplAttribute"/> states them on the type and its members, one per test: <c>[TestMethod, SplFormulas(typeof(Parser))] public
/// void Parser_IsFast(SplRequirement requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : Attribute, ITestDataSource
{
    /// <summary>Gets the type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of the assembly and all its types.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    public IEnumerable<object?[]> GetData(MethodInfo methodInfo) =>
        RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), methodInfo);

    /// <inheritdoc/>
    public string? GetDisplayName(MethodInfo methodInfo, object?[]? data) => RequirementTest.NameOf(methodInfo, data);
}
