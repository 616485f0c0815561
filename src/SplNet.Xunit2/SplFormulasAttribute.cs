using System.Reflection;
using SplNet.UnitTests;
using Xunit.Sdk;

namespace SplNet;

/// <summary>
/// Passes the requirements of a type to a theory with one parameter of the type <see cref="SplRequirement"/>, as <see cref="SplAttribute"/>
/// states them on the type and its members, one per test: <c>[Theory, SplFormulas(typeof(Parser))] public void Parser_IsFast(SplRequirement
/// requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : DataAttribute
{
    /// <summary>Gets the type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of the assembly and all its types.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    public override IEnumerable<object[]> GetData(MethodInfo testMethod) =>
        RequirementRows.OfType(Type, WholeAssembly).Select(static requirement => new object[] { requirement });
}
