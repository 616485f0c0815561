using System.Reflection;
using SplNet.UnitTests;
using SplNet.Xunit;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

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
    public override ValueTask<IReadOnlyCollection<ITheoryDataRow>> GetData(MethodInfo testMethod, DisposalTracker disposalTracker) =>
        new(RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), testMethod));

    /// <inheritdoc/>
    public override bool SupportsDiscoveryEnumeration() => true;
}
