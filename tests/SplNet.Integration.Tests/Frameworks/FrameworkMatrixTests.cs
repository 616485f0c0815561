namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// SplNet in the test frameworks that people have: the versions of the templates, the newest ones, and those that differ from them.
/// </summary>
public sealed class FrameworkMatrixTests(VersionProjects projects) : MatrixTests(projects), IClassFixture<VersionProjects>
{
    public static TheoryData<string> Names => [.. Matrix.Versions.Select(static row => row.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public Task TestsOfAFramework_HaveTheExpectedOutcomes(string name) => VerifyAsync(name);
}
