using SplNet.TUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Gives a test with one parameter of the type <see cref="SplRequirement"/> the requirements that <see cref="SplAttribute"/> states on a type and its members,
/// one test for each: <c>[Test, SplFormulas(typeof(Parser))] public void Parser_IsFast(SplRequirement requirement) => requirement.Assert();</c>.
/// </summary>
/// <param name="type">The type.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFormulasAttribute(Type type) : UntypedDataSourceGeneratorAttribute
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>True for the requirements of all types of the type's assembly, and of the assembly itself.</summary>
    public bool WholeAssembly { get; set; }

    /// <inheritdoc/>
    protected override IEnumerable<Func<object?[]?>> GenerateDataSources(DataGeneratorMetadata dataGeneratorMetadata) =>
        RequirementRow.Of(RequirementRows.OfType(Type, WholeAssembly), dataGeneratorMetadata);
}
