using SplNet.Integration.Tests.Frameworks;

namespace SplNet.Integration.Tests.Generating;

/// <summary>The newest versions of the other frameworks, and older ones.</summary>
/// <param name="packed">The packages.</param>
public sealed class OtherGeneratedProjects(PackedSplNet packed) : GeneratedProjects(packed, "generated-others", Versions)
{
    internal static IReadOnlyList<MatrixRow> Versions { get; } = Rows(
        "MSTest 4.5.3", "NUnit 5.0.0", "TUnit 1.81.10", "xUnit.net 2 2.9.3", "MSTest 3.8.3", "NUnit 3.14.0");
}
