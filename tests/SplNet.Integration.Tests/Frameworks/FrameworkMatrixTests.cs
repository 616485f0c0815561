using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>SplNet alone, in the test frameworks that people have: which tests get their verdict.</summary>
public sealed partial class FrameworkMatrixTests(MatrixProjects projects) : IClassFixture<MatrixProjects>
{
    public static TheoryData<string> Names => [.. Matrix.Chosen.Select(static row => row.Name)];

    [Theory]
    [MemberData(nameof(Names))]
    public async Task TestsOfAFramework_EndAsTheirVerdicts(string name)
    {
        var row = Matrix.Chosen.Single(row => row.Name == name);
        var onVstest = row.OnVstest && (Matrix.IsWhole || !row.OnPlatform || IsForVstest(row)) ? projects.TestAsync(row) : null;
        var onPlatform = row.OnPlatform && (Matrix.IsWhole || onVstest is null) ? projects.ExecuteAsync(row) : null;
        if (onVstest is not null)
            Verify(row.VstestExpected, await onVstest);
        if (onPlatform is not null)
            Verify(row.PlatformExpected, await onPlatform);
    }

    // Where both platforms would do, the rows alternate between them.
    private static bool IsForVstest(MatrixRow row) => Matrix.Chosen.TakeWhile(one => one.Name != row.Name).Count() % 2 == 0;

    private static void Verify(MatrixOutcome expected, CommandOutput tested)
    {
        Assert.True(expected == MatrixOutcome.Of(tested.Text), tested.Text);
        Assert.NotEqual(0, tested.ExitCode);
        Assert.True(FailedVerdict().IsMatch(tested.Text), tested.Text);
    }

    // The report of the one that fails, as its runner shows it.
    [GeneratedRegex(@"FAIL\s+allocated\(", RegexOptions.None, 1000)]
    private static partial Regex FailedVerdict();
}
