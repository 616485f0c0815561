using SplNet.TUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Passes the requirements of a file to a test with one parameter of the type <see cref="SplRequirement"/>, one per test:
/// <c>[Test, SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. Copy the
/// file to the output folder.
/// </summary>
/// <param name="path">The path of the file, relative to the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : UntypedDataSourceGeneratorAttribute
{
    /// <summary>Gets the path of the file, relative to the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    protected override IEnumerable<Func<object?[]?>> GenerateDataSources(DataGeneratorMetadata dataGeneratorMetadata) =>
        RequirementRow.Of(RequirementRows.OfFile(Path, dataGeneratorMetadata.TestInformation!.Type.Assembly), dataGeneratorMetadata);
}
