using System.Text.Json.Nodes;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Tests.Generating;

/// <summary>The states of tests in further generations: what their trial found, and what the manifest holds.</summary>
public sealed class RepeatedTrialTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-again-");

    private string Into => Path.Combine(_folder, "My.Performance");

    private string ManifestFile => Path.Combine(Into, "splnet-generate.json");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void UnchangedTests_KeepTheirStatesWithoutATrial()
    {
        Generate("Leaving.FewBytes", "--lifecycle", "auto");
        EditManifest(static manifest => manifest["refused"]![0]!["reason"] = Refusals.Waits);
        var before = File.ReadAllText(ManifestFile);

        var (_, output, errors) = Generate("Leaving.FewBytes", "--lifecycle", "auto");

        Assert.Equal(before, File.ReadAllText(ManifestFile));
        Assert.Contains("3 tests of these keep their state from splnet-generate.json", output, StringComparison.Ordinal);
        Assert.DoesNotContain("Trying ", errors, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void DifferentOptions_RepeatTheTrial() => AssertRepeated("--longest", "2");

    // Each is another trial of some seconds.
    [Trait("Category", "Long")]
    [Theory]
    [InlineData("--retry")]
    [InlineData("--accept", "no-work")]
    public void FurtherOptions_RepeatTheTrial(params string[] options) => AssertRepeated(options);

    private void AssertRepeated(params string[] options)
    {
        Generate("Leaving.FewBytes");

        var (_, output, errors) = Generate("Leaving.FewBytes", options);

        Assert.Contains("Trying 3 tests", errors, StringComparison.Ordinal);
        Assert.DoesNotContain("keep their state", output, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void DifferentBuild_RepeatsTheTrialWithTheSameResult()
    {
        Generate("Leaving.FewBytes");
        var before = File.ReadAllText(ManifestFile);
        EditManifest(static manifest => manifest["trial"]!["build"] = "another");

        var (_, _, errors) = Generate("Leaving.FewBytes");

        Assert.Contains("Trying 3 tests", errors, StringComparison.Ordinal);
        Assert.Equal(before, File.ReadAllText(ManifestFile));
    }

    [Fact]
    [Trait("Category", "Long")]
    public void EmptyTest_IsRefusedEveryTime()
    {
        for (var time = 0; time < 20; time++)
        {
            var (_, output, _) = Generate("Repeating.IsEmpty", "--retry");

            Assert.Contains(Refusals.NoWork, output, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void RefusalThatIsNotConfirmed_IsLifted()
    {
        Generate("Leaving.FewBytesForAWhile", "--lifecycle", "auto");
        var before = File.ReadAllText(ManifestFile);

        // As if an earlier generation had refused the test for a reason that none of three processes finds now.
        EditManifest(static manifest =>
        {
            var benchmark = manifest["benchmarks"]![0]!;
            manifest["refused"]!.AsArray().Add(new JsonObject
            {
                ["test"] = benchmark["test"]!.DeepClone(),
                ["reason"] = Refusals.Larger,
                ["detail"] = "",
                ["isRow"] = false,
                ["signature"] = benchmark["signature"]!.DeepClone(),
            });
            manifest["benchmarks"]!.AsArray().Clear();
            manifest["trial"]!["build"] = "another";
        });
        Generate("Leaving.FewBytesForAWhile", "--lifecycle", "auto");

        Assert.Equal(before, File.ReadAllText(ManifestFile));
    }

    [Fact]
    public void DisabledRefusal_RefusesNoTest()
    {
        var (_, refused, _) = Generate("Leaving.FewBytes");
        Assert.Contains(
            $"1  {Refusals.Larger} (--accept memory): Tried.Leaving.FewBytes (48 B with each call)", refused, StringComparison.Ordinal);

        var (_, accepted, _) = Generate("Leaving.FewBytes", "--accept", "memory");

        Assert.Contains("3 of 3 tests became 3 benchmarks", accepted, StringComparison.Ordinal);
    }

    [Fact]
    public void UnknownRefusal_IsReportedWithAllNames()
    {
        var (exitCode, _, errors) = Generate("Leaving.FewBytes", "--accept", "memori");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.All(RefusalNames.All.Keys, name => Assert.Contains($"'{name}'", errors, StringComparison.Ordinal));
    }

    private (int ExitCode, string Output, string Errors) Generate(string filter, params string[] options) =>
        InThisProcess.Run(["generate", Built.Candidates("Tried"), "--into", Into, "--filter", filter, .. options]);

    private void EditManifest(Action<JsonNode> edit)
    {
        var manifest = JsonNode.Parse(File.ReadAllText(ManifestFile))!;
        edit(manifest);
        File.WriteAllText(
            ManifestFile, manifest.ToJsonString(
                new() { WriteIndented = true, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping }) + "\n");
    }
}
