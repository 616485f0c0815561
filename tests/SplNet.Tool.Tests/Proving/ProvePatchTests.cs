using System.Text.Json;
using SplNet.Tests.Shared.Patches;

namespace SplNet.Tool.Tests.Proving;

/// <summary>Patches of a library in a repository, whose answers need no clock.</summary>
public sealed class ProvePatchTests(ProvenPatches patches) : IClassFixture<ProvenPatches>
{
    [Fact]
    public void Patches_AreFortyOfEachKind() => Assert.Equal(
        (40, 7), (AllPatches.All.Count, AllPatches.All.Select(static patch => patch.Kind).Distinct().Count()));

    // Its own tests pass, because they were changed with it. The test and the inputs of the base decide.
    [Trait("Category", "Long")]
    [Fact]
    public async Task PatchWithItsTest_IsRefutedByTheTestOfTheBase()
    {
        var json = Path.Combine(patches.Cache, "proof.json");
        var proof = await patches.ProveAsync("test-changed", "--json", json);

        Assert.True(proof.ExitCode == (int)ExitCode.Fail, proof.Output + proof.Errors);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        var root = document.RootElement;
        Assert.Equal("Refuted", root.GetProperty("verdict").GetString());
        Assert.Equal(
            "Texts.Tests.Count_IsRight passes at the base and fails at the head.", root.GetProperty("reasons")[0].GetString());
        Assert.Equal("tests/Texts.Tests/Tests.cs", root.GetProperty("changedTests")[0].GetProperty("path").GetString());
        Assert.Equal("Different", root.GetProperty("results")[0].GetProperty("results").GetProperty("kind").GetString());
        Assert.Equal(JsonValueKind.Null, root.GetProperty("comparison").ValueKind);
    }

    [Fact]
    public async Task Mistakes_AreReportedWithAdvice()
    {
        var missing = await patches.ToolAsync("prove", "base", "nowhere", "--test-project", PatchedSources.TestProject);
        var package = await patches.ToolAsync("prove", "nuget:1.0.0", "base", "--test-project", PatchedSources.TestProject);

        Assert.Equal(((int)ExitCode.NotMeasured, (int)ExitCode.Usage), (missing.ExitCode, package.ExitCode));
        Assert.Contains("nowhere", missing.Errors, StringComparison.Ordinal);
        Assert.Contains("'nuget:1.0.0' is not a git revision", package.Errors, StringComparison.Ordinal);
    }
}
