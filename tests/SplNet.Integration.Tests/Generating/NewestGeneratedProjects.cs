using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests.Generating;

/// <summary>The newest versions of the frameworks that most people have.</summary>
/// <param name="packed">The packages.</param>
public sealed class NewestGeneratedProjects(PackedSplNet packed) : GeneratedProjects(packed, "generated", Versions)
{
    internal static IReadOnlyList<MatrixRow> Versions { get; } = Rows("xUnit.net v3 4.0.2", "MSTest 4.5.3", "NUnit 5.0.0");
}
