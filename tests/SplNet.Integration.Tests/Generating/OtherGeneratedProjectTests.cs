namespace SplNet.Integration.Tests.Generating;

/// <summary>
/// What is generated from tests of the other frameworks, and of older ones; <see cref="NewestGeneratedProjectTests"/> tries one.
/// </summary>
[Trait("Category", "Long")]
public sealed class OtherGeneratedProjectTests(OtherGeneratedProjects projects)
    : GeneratedProjectTests(projects), IClassFixture<OtherGeneratedProjects>
{
    public static TheoryData<string> Names => [.. OtherGeneratedProjects.Versions.Select(static row => row.Name)];

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
