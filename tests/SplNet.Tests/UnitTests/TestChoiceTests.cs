using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>What makes <c>dotnet test</c> run some tests alone.</summary>
public sealed class TestChoiceTests
{
    private static readonly RunningTest Test = new()
    {
        Identity = new TestIdentity("Tests.dll", "Sorting.Tests", "Void Quick()", null),
        Execution = new object(),
        FullName = "Sorting.Tests.Quick",
        Write = static _ => { },
    };

    [Fact]
    public void UnderVstest_FiltersAreJoined() => Assert.Equal(
        ["--filter", "(FullyQualifiedName=Sorting.Tests.Quick)|(FullyQualifiedName=Sorting.Tests.Slow&Name=Slow \\(10\\))"],
        Arguments(TestPlatform.Vstest, Test, Test with { Filter = "FullyQualifiedName=Sorting.Tests.Slow&Name=Slow \\(10\\)" }, Test));

    // MSBuild, which hands the filter on as a property, takes these for its own.
    [Fact]
    public void UnderVstest_MSBuildCharactersAreEscaped() =>
        Assert.Equal(
            ["--filter", "(Name=Row %22a%3Bb%2C 5 %25%22)"],
            Arguments(TestPlatform.Vstest, Test with { Filter = "Name=Row \"a;b, 5 %\"" }));

    [Fact]
    public void UnderThePlatform_IdsArePassedOn() =>
        Assert.Equal(
            ["--", "--filter-uid", "a", "b"],
            Arguments(TestPlatform.DotNetTest, Test with { Id = "a" }, Test with { Id = "b", Arguments = "--filter-uid b" }));

    [Fact]
    public void UnderThePlatform_FiltersArePassedOnWithoutIds() =>
        Assert.Equal(["--", "--filter", "(FullyQualifiedName=Sorting.Tests.Quick)"], Arguments(TestPlatform.DotNetTest, Test));

    // A version of the platform that knows no ids, a program that was not started by dotnet test, tests of two frameworks, and
    // more than a command takes.
    [Fact]
    public void TestsThatNeedSeveralCommands_HaveNoCommand()
    {
        Assert.Null(Arguments(TestPlatform.DotNetTest, Test, Test with { Arguments = "--filter-method \"Sorting.Tests.Quick\"" }));
        Assert.Null(Arguments(TestPlatform.XunitProgram, Test));
        Assert.Null(Arguments(TestPlatform.DotNetTest, Test, Test with { Id = "a" }));
        Assert.Null(Arguments(
            TestPlatform.Vstest,
            [.. Enumerable.Range(0, 1000).Select(static number => Test with { FullName = $"Sorting.Tests.Quick{number}" })]));
    }

    private static IReadOnlyList<string>? Arguments(TestPlatform platform, params RunningTest[] tests) =>
        TestChoice.Arguments([.. tests.Select(test => TestChoice.Of(test, platform))]);
}
