using SplNet.Integration.Tests.Frameworks;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests.Runtimes;

/// <summary>SplNet in projects for net11.0 with runtime-async, under each test framework and in a console program.</summary>
public sealed class RuntimeMatrixTests(RuntimeMatrixTests.Projects projects) : IClassFixture<RuntimeMatrixTests.Projects>
{
    public static TheoryData<string> Names => [.. Rows.Select(static row => row.Name)];

    private static IEnumerable<RuntimeRow> Rows => RuntimeRow.All.Where(static row => row.RuntimeAsync);

    [Theory]
    [MemberData(nameof(Names))]
    public Task ProjectWithRuntimeAsync_HasTheExpectedOutcomes(string name) => VerifyAsync(projects, name);

    internal static async Task VerifyAsync(RuntimeProjects projects, string name)
    {
        Assert.SkipUnless(InstalledRuntime.Has(11), InstalledRuntime.Reason(11));
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var row = RuntimeRow.All.Single(row => row.Name == name);
        var output = await projects.RunAsync(row);
        Assert.True(row.Expected == MatrixOutcome.Of(output.Text), output.Text);
        Assert.NotEqual(0, output.ExitCode);
        Assert.Contains("FAIL", output.Text, StringComparison.Ordinal);
        Assert.Contains(".NET 11.", output.Text, StringComparison.Ordinal);
    }

    /// <summary>Their projects.</summary>
    public sealed class Projects(PackedSplNet packed) : RuntimeProjects(packed, "runtime-async", [.. Rows]);
}
