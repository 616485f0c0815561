using SplNet.TUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Gives a test with one parameter of the type <see cref="SplRequirement"/> the requirements of a file, one test for each:
/// <c>[Test, SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. The file must be copied to the output folder.
/// </summary>
/// <param name="path">The file, from the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : UntypedDataSourceGeneratorAttribute
{
    /// <summary>The file, from the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    protected override IEnumerable<Func<object?[]?>> GenerateDataSources(DataGeneratorMetadata dataGeneratorMetadata) =>
        RequirementRow.Of(RequirementRows.OfFile(Path, dataGeneratorMetadata.TestInformation!.Type.Assembly), dataGeneratorMetadata);
}
