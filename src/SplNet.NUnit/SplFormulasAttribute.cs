using NUnit.Framework;
using NUnit.Framework.Interfaces;
using NUnit.Framework.Internal;
using SplNet.NUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Gives a test method with one parameter of the type <see cref="SplRequirement"/> the requirements that <see cref="SplAttribute"/> states on a type and its members,
/// one test for each: <c>[SplFormulas(typeof(Parser))] public void Parser_IsFast(SplRequirement requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : NUnitAttribute, ITestBuilder, IImplyFixture
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of all types of the type's assembly, and of the assembly itself.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    public IEnumerable<TestMethod> BuildFrom(IMethodInfo method, Test? suite) => RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), method, suite);
}
