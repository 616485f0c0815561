using System.Reflection;
using SplNet.MSTest;
using SplNet.Replaying.Frameworks;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Gives a test method with one parameter of the type <see cref="SplRequirement"/> the requirements that <see cref="SplAttribute"/> states on a type and its members,
/// one test for each: <c>[TestMethod, SplFormulas(typeof(Parser))] public void Parser_IsFast(SplRequirement requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : Attribute, ITestDataSource
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of all types of the type's assembly, and of the assembly itself.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    public IEnumerable<object?[]> GetData(MethodInfo methodInfo) => RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), methodInfo);

    /// <inheritdoc/>
    public string? GetDisplayName(MethodInfo methodInfo, object?[]? data) => RequirementTest.NameOf(methodInfo, data);
}
