using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests.Generating;

/// <summary>The newest version of one framework.</summary>
/// <param name="packed">The packages.</param>
public sealed class NewestGeneratedProjects(PackedSplNet packed) : GeneratedProjects(packed, "generated", Versions)
{
    internal static IReadOnlyList<MatrixRow> Versions { get; } = Rows("xUnit.net v3 4.0.2");
}
