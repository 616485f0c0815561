namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// SplNet in versions that it recognises as it does others, under every platform, and with all that a framework gives to tests:
/// <see cref="FrameworkMatrixTests"/> tries each way once.
/// </summary>
[Trait("Category", "Long")]
public sealed class OtherFrameworkMatrixTests(OtherVersionProjects projects) : MatrixTests(projects), IClassFixture<OtherVersionProjects>
{
    public static TheoryData<string> Names => [.. Matrix.Others.Select(static row => row.Name)];

    [Theory(SkipTestWithoutData = true)]
    [MemberData(nameof(Names))]
    public Task TestsOfAFramework_HaveTheExpectedOutcomes(string name) => VerifyAsync(name);
}
