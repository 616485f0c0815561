using System.Diagnostics;
using System.Runtime.InteropServices;
using SplNet.Versions.Tests.Repositories;

namespace SplNet.Versions.Tests;

/// <summary>What suites leave behind where fixtures fail.</summary>
public class FailingFixtureTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(5);

    [Fact]
    public async Task FixtureThatFails_LeavesNoFolder()
    {
        using var temporary = new TemporaryFolder();
        var start =
            new ProcessStartInfo(Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "dotnet")))
            {
                UseShellExecute = false,
                RedirectStandardOutput = true,
            };
        foreach (var argument in new[]
        {
            typeof(FailingFixtureTests).Assembly.Location, "-explicit", "only", "-class", typeof(WithFailingFixture).FullName!,
        })
            start.ArgumentList.Add(argument);
        start.Environment["TMPDIR"] = temporary.Path;
        start.Environment["DOTNET_EnableDiagnostics"] = "0";
        using var suite = Process.Start(start)!;
        using var bound = new CancellationTokenSource(Bound);
        var output = await suite.StandardOutput.ReadToEndAsync(bound.Token);
        await suite.WaitForExitAsync(bound.Token);
        Assert.Contains($"Fails with {temporary.Path}", output, StringComparison.Ordinal);
        Assert.Empty(Directory.EnumerateDirectories(temporary.Path));
    }

    /// <summary>Fails; run by the test above alone.</summary>
    public class WithFailingFixture
    {
        [Fact(Explicit = true)]
        public void Fails()
        {
            using var fixture = new FailingFixture();
        }
    }
}
