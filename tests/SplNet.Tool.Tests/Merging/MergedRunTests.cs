using SplNet.Tool.Merging;
using SplNet.Tool.Requirements;
using SplNet.Tool.Sharding;
using SplNet.Tool.Tests.Checking;

namespace SplNet.Tool.Tests.Merging;

/// <summary>Runs of several machines as one.</summary>
public sealed class MergedRunTests
{
    [Fact]
    public void RequirementOfAMissingPart_HasItsNameAndLocation()
    {
        var part = new RunDocument
        {
            ExitCode = 0,
            Shard = new MeasuredShard(1, 2, [ShardPlan.KeyOf("sums", "perf.spl(1,1)"), ShardPlan.KeyOf("squares", "perf.spl(2,1)")]),
            Requirements = [new RequirementResult("sums", "perf.spl(1,1)", [], Made.Experiment(Verdict.Pass, [[1]], [[2]]))],
            FindingsLevel = 0.05,
            Findings = [],
        };

        var merged = MergedRun.Of([("part1.json", part)]);

        Assert.Equal(
            [("sums", "perf.spl(1,1)", Verdict.Pass), ("squares", "perf.spl(2,1)", Verdict.Invalid)],
            merged.Requirements.Select(static one => (one.Name, one.Location, one.Result.Verdict)));
        Assert.Contains("| INVALID | `squares` | perf.spl(2,1) |", RunMarkdown.Page(merged).Write(), StringComparison.Ordinal);
    }
}
