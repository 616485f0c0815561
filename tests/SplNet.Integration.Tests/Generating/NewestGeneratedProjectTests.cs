namespace SplNet.Integration.Tests.Generating;

/// <summary>What is generated from tests of the newest version of one framework.</summary>
public sealed class NewestGeneratedProjectTests(NewestGeneratedProjects projects)
    : GeneratedProjectTests(projects), IClassFixture<NewestGeneratedProjects>
{
    public static TheoryData<string> Names => [.. NewestGeneratedProjects.Versions.Select(static row => row.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public Task Benchmarks_RunLikeTheFramework_InTheSameOrder(string tests) => VerifyEventsAsync(tests);

    [Theory]
    [MemberData(nameof(Names))]
    public Task Benchmarks_AreListedByBothBackends(string tests) => VerifyListsAsync(tests);

    [Theory]
    [MemberData(nameof(Names))]
    public Task Rows_AreMeasured(string tests) => VerifyMeasuredAsync(tests);
}
