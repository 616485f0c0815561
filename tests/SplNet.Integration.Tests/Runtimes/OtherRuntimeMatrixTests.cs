namespace SplNet.Integration.Tests.Runtimes;

/// <summary>SplNet in projects for net11.0 whose async methods are state machines.</summary>
[Trait("Category", "Long")]
public sealed class OtherRuntimeMatrixTests(OtherRuntimeMatrixTests.Projects projects) : IClassFixture<OtherRuntimeMatrixTests.Projects>
{
    public static TheoryData<string> Names => [.. Rows.Select(static row => row.Name)];

    private static IEnumerable<RuntimeRow> Rows => RuntimeRow.All.Where(static row => !row.RuntimeAsync);

    [Theory]
    [MemberData(nameof(Names))]
    public Task ProjectWithStateMachines_HasTheExpectedOutcomes(string name) => RuntimeMatrixTests.VerifyAsync(projects, name);

    /// <summary>Their projects.</summary>
    public sealed class Projects(PackedSplNet packed) : RuntimeProjects(packed, "state-machines", [.. Rows]);
}
