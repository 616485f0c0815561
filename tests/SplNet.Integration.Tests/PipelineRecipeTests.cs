using System.Text.RegularExpressions;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>
/// The recipes of docs/ci.md in a repository with a library and tests such as the README teaches: a pull request
/// that allocates more is seen.
/// </summary>
public sealed partial class PipelineRecipeTests(PackedSplNet packed) : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Trait("Category", "Long")]
    [Fact]
    public async Task EachRecipe_ComparesTestsWithLambdas()
    {
        var recipes = Recipe().Matches(await File.ReadAllTextAsync(Repository.PathOf("docs/ci.md"), TestContext.Current.CancellationToken))
            .Select(static match => match.Groups["rest"].Value.Trim()).ToList();
        Assert.Equal(3, recipes.Count);
        var root = _folder.Create("demo");
        var project = await WriteAsync(root);

        foreach (var recipe in recipes)
        {
            var compared = await project.RunInAsync(root, [
                VersionedProject.Tool, "compare", "v1", "WORKTREE",
                .. recipe.Replace(" || code=$?", string.Empty, StringComparison.Ordinal).Split(' ')]);
            Assert.True(compared.ExitCode == 1, compared.Text);
            Assert.Contains("Regression", compared.Text, StringComparison.OrdinalIgnoreCase);
        }
    }

    // What the recipe said before it named the project.
    [Trait("Category", "Long")]
    [Fact]
    public async Task AssemblyWithoutTexts_ListsWhatCouldBeNamed()
    {
        var root = _folder.Create("demo");
        var project = await WriteAsync(root);

        var compared = await project.RunInAsync(
            root, [VersionedProject.Tool, "compare", "v1", "WORKTREE", "My.Tests/bin/Release/net10.0/My.Tests.dll"]);

        Assert.True(compared.ExitCode == 5, compared.Text);
        Assert.Contains(
            "Tests with experiments or claims: --test-project My.Tests/My.Tests.csproj", compared.Text, StringComparison.Ordinal);
        Assert.Contains(
            "Formulas of the same name next to it: My.Tests/bin/Release/net10.0/perf.spl", compared.Text, StringComparison.Ordinal);
        Assert.Contains(
            "Its unit tests, unchanged: --unit-tests My.Tests/bin/Release/net10.0/My.Tests.dll", compared.Text, StringComparison.Ordinal);
    }

    private async Task<UserProject> WriteAsync(string root)
    {
        var project = packed.NewProjectIn(root).With("GITHUB_STEP_SUMMARY", Path.Combine(root, "summary.md"))
            .Add(".gitignore", "bin\nobj\n")
            .Add("My/My.csproj", TestProjects.Library())
            .Add("My/Buffers.cs", "namespace My; public static class Buffers { public static byte[] Make() => new byte[100]; }")
            .Add("My.Tests/My.Tests.csproj", TestProjects.MSTest("SplNet").Replace(
                "</Project>",
                "<ItemGroup><ProjectReference Include=\"../My/My.csproj\" /><None Update=\"*.spl\" " +
                "CopyToOutputDirectory=\"PreserveNewest\" /></ItemGroup></Project>",
                StringComparison.Ordinal))
            .Add("My.Tests/perf.spl", "makes: allocated(My.Buffers.Make) < 1 MB\n")
            .Add("My.Tests/Tests.cs", """
                using Microsoft.VisualStudio.TestTools.UnitTesting;
                using SplNet;

                [TestClass]
                public class Tests
                {
                    [TestMethod]
                    public void Make_AllocatesLittle() => new Experiment((make, allocated) => allocated(make) < 1.Megabytes()) { ["make"] = Operand.Of(() => My.Buffers.Make()) }.Assert();
                }
                """);
        GitCommand.Run(root, "init", "--quiet");
        GitCommand.Run(root, "add", "--all");
        GitCommand.Run(root, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "small buffers");
        GitCommand.Run(root, "tag", "v1");
        project.Add("My/Buffers.cs", "namespace My; public static class Buffers { public static byte[] Make() => new byte[10_000]; }");
        var built = await project.RunInAsync(root, ["build", "My.Tests", "-c", "Release"]);
        Assert.True(built.ExitCode == 0, built.Text);
        return project;
    }

    [GeneratedRegex(
        "splnet compare [^ ]*(?:BASE|SHA|TargetBranchName\\)) WORKTREE (?<rest>--test-project .*)", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Recipe();
}
