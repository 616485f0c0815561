using System.Text.RegularExpressions;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests.Generating;

/// <summary>
/// What is generated from tests that stand another life cycle than that of their framework: it builds without a warning, and measures.
/// </summary>
/// <param name="packed">The packages.</param>
[Trait("Category", "Long")]
public sealed partial class LifeCycleProjectTests(PackedSplNet packed)
{
    private static readonly string Tool = Repository.PathOf("tools/SplNet.Tool/bin/Release/net10.0/SplNet.Tool.dll");

    private const string Tests = """
        using Xunit;

        namespace Kept;

        public sealed class Prepared : IDisposable
        {
            private readonly List<int> _numbers = [.. Enumerable.Range(0, 20_000).Select(static n => n * 7919 % 20_000)];
            private int _used;

            public void Dispose() => Assert.True(_used >= 0);

            [Fact]
            public void OnOneObject() => Assert.NotEqual(0, Work(2_000));

            [Theory]
            [InlineData(1_000)]
            public void NeedsItsOwn(int most)
            {
                Assert.Equal(0, _used++);
                Assert.NotEqual(0, Work(most));
            }

            private int Work(int most) => _numbers.Take(most).Order().Take(500).Sum();
        }
        """;

    [Fact]
    public async Task GeneratedProject_BuildsAndMeasures()
    {
        var solution = packed.NewProject("lifecycles");
        solution.Add("Kept/Kept.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <TargetFramework>net10.0</TargetFramework>
                <OutputType>Exe</OutputType>
                <ImplicitUsings>enable</ImplicitUsings>
                <RunAnalyzers>false</RunAnalyzers>
              </PropertyGroup>
              <ItemGroup><PackageReference Include="xunit.v3" Version="3.2.1" /></ItemGroup>
            </Project>
            """).Add("Kept/Tests.cs", Tests);
        await SucceedAsync(solution, "build", "Kept", "-c", "Release");
        foreach (var backend in (string[])["splnet", "benchmarkdotnet"])
        {
            var generated = await SucceedAsync(
                solution, "exec", Tool, "generate", AssemblyOf("Kept"), "--into", "Kept." + backend, "--backend", backend, "--lifecycle",
                "auto");
            Assert.Contains("1 benchmark of 2 is hoisted", generated, StringComparison.Ordinal);
            Assert.Contains("1 benchmark of 2 is pooled", generated, StringComparison.Ordinal);
            await SucceedAsync(solution, "build", "Kept." + backend, "-c", "Release", "-warnaserror", "-warnNotAsError:NU1603");
        }

        solution.Add(".gitignore", "bin/\nobj/\nbaselines/\n");
        foreach (var command in (string[][])[["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "-m", "Benchmarks"]])
            GitCommand.Run(solution.PathOf("."), command);
        var brief = new Dictionary<string, string>(StringComparer.Ordinal)
        {
            ["SPLNET_RUNS"] = "2",
            ["SPLNET_ITERATIONS"] = "2",
            ["SPLNET_BASELINES"] = solution.PathOf("baselines"),
        };
        var measured = await solution.RunAsync(brief, ["exec", Tool, "run", AssemblyOf("Kept.splnet")]);
        Assert.Contains("mean(SELF[RowOf_NeedsItsOwn](1000))", measured.Text, StringComparison.Ordinal);
        Assert.DoesNotContain("INVALID", measured.Text, StringComparison.Ordinal);
        var other = await solution.RunAsync(["exec", AssemblyOf("Kept.benchmarkdotnet"), "--filter", "*", "--job", "dry", "--inProcess"]);
        Assert.Equal(2, Results().Count(other.Text));
    }

    private static string AssemblyOf(string project) => Path.Combine(project, "bin", "Release", "net10.0", project + ".dll");

    private static async Task<string> SucceedAsync(UserProject solution, params string[] command)
    {
        var output = await solution.RunAsync(command);
        Assert.True(output.ExitCode == 0, output.Text);
        return output.Text;
    }

    [GeneratedRegex(@"^\| (?:OnOneObject|NeedsItsOwn) +\|.* [mun]s \|", RegexOptions.Multiline, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Results();
}
