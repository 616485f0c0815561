namespace SplNet.Tool.Tests.Proving;

/// <summary>Patches of each kind: what is measured of them, and what decides before.</summary>
[Trait("Category", "Long")]
public sealed class MeasuredPatchTests(AllProvenPatches patches) : IClassFixture<AllProvenPatches>
{
    [Fact]
    public async Task PatchThatDropsWork_IsRefutedByAnInput()
    {
        var proof = await patches.ProveAsync("dropped-count");

        Assert.True(proof.ExitCode == (int)ExitCode.Fail, proof.Output + proof.Errors);
        Assert.Matches("Words.Count.* returns something else for \".*\": it returns 36 at base, and returns 35", proof.Output);
    }

    [Fact]
    public async Task EmptyPatch_IsUnprovenWithoutMeasuring()
    {
        var proof = await patches.ProveAsync("empty-unused");

        Assert.True(proof.ExitCode == (int)ExitCode.Inconclusive, proof.Output + proof.Errors);
        Assert.Contains("The change affects no operand", proof.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("gain-count", (int)ExitCode.Ok)]
    [InlineData("gain-sort", (int)ExitCode.Ok)]
    [InlineData("gain-checksum-20", (int)ExitCode.Ok)]
    [InlineData("memo-count", (int)ExitCode.Fail)]
    [InlineData("static-first", (int)ExitCode.Fail)]
    [InlineData("static-counter", (int)ExitCode.Fail)]
    [InlineData("dropped-sort", (int)ExitCode.Fail)]
    [InlineData("test-inputs", (int)ExitCode.Fail)]
    public async Task MeasuredPatch_IsAnswered(string name, int code)
    {
        var proof = await patches.ProveAsync(name);

        Assert.True(proof.ExitCode == code, proof.Output + proof.Errors);
    }

    // Whether they are slower or equal depends on the machine. They are never faster.
    [Theory]
    [InlineData("lazy-words")]
    [InlineData("lazy-summary")]
    [InlineData("static-last")]
    [InlineData("memo-distinct")]
    [InlineData("empty-loop")]
    public async Task PatchWithoutAGain_IsNotProven(string name)
    {
        var proof = await patches.ProveAsync(name);

        Assert.True(proof.ExitCode is (int)ExitCode.Fail or (int)ExitCode.Inconclusive, proof.Output + proof.Errors);
    }
}
