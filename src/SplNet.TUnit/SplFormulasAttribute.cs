using SplNet.TUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Passes the requirements of a type to a test with one parameter of the type <see cref="SplRequirement"/>, as <see cref="SplAttribute"/>
/// states them on the type and its members, one per test: <c>[Test, SplFormulas(typeof(Parser))] public void Parser_IsFast(SplRequirement
/// requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : UntypedDataSourceGeneratorAttribute
{
    /// <summary>Gets the type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of the assembly and all its types.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    protected override IEnumerable<Func<object?[]?>> GenerateDataSources(DataGeneratorMetadata dataGeneratorMetadata) =>
        RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), dataGeneratorMetadata);
}
