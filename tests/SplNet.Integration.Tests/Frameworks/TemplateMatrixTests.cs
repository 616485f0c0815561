namespace SplNet.Integration.Tests.Frameworks;

/// <summary>SplNet in the test frameworks of the SDK's templates, in their versions.</summary>
public sealed class TemplateMatrixTests(TemplateProjects projects) : MatrixTests(projects), IClassFixture<TemplateProjects>
{
    public static TheoryData<string> Names => [.. Matrix.Templates.Select(static row => row.Name)];

    [Theory(SkipTestWithoutData = true)]
    [MemberData(nameof(Names))]
    public Task TestsOfATemplate_EndAsTheirVerdicts(string name) => VerifyAsync(name);
}
