using SplNet.Tool.Sharding;

namespace SplNet.Tool.Tests.Sharding;

/// <summary>Which part a job measures, as it is written or as what runs the jobs tells it.</summary>
public sealed class ShardNumberTests
{
    [Theory]
    [InlineData("2/5", "2/5")]
    [InlineData("1/1", "1/1")]
    [InlineData("auto", "2/5", "CI_NODE_INDEX=2", "CI_NODE_TOTAL=5")]
    [InlineData("auto", "5/5", "SYSTEM_JOBPOSITIONINPHASE=5", "SYSTEM_TOTALJOBSINPHASE=5")]
    [InlineData("auto", "1/5", "CIRCLE_NODE_INDEX=0", "CIRCLE_NODE_TOTAL=5")]
    [InlineData("auto", "5/5", "BUILDKITE_PARALLEL_JOB=4", "BUILDKITE_PARALLEL_JOB_COUNT=5")]
    [InlineData("auto/5", "3/5", "JOB_COMPLETION_INDEX=2")]
    [InlineData("auto/5", "2/5", "CI_NODE_INDEX=2", "CI_NODE_TOTAL=5")]
    public void Part_IsReadOrReported(string text, string expected, params string[] variables) =>
        Assert.Equal(expected, ShardNumber.Read(text, Environment(variables)).ToString());

    [Theory]
    [InlineData("0/5", "--shard is '0/5'; it must be a part of several, for example 2/5, or auto.")]
    [InlineData("6/5", "--shard is '6/5'")]
    [InlineData("2", "--shard is '2'")]
    [InlineData("2/5/7", "--shard is '2/5/7'")]
    [InlineData("auto/x", "--shard is 'auto/x'")]
    [InlineData("auto", "the part of this job is unknown")]
    [InlineData("auto", "the part of this job is unknown", "CI_NODE_INDEX=")]
    [InlineData(
        "auto", "a Kubernetes indexed job does not report the number of parts. Write it, for example auto/5.", "JOB_COMPLETION_INDEX=2")]
    [InlineData("auto/5", "JOB_COMPLETION_INDEX is '5', which is not a part of 5. The first part is 0.", "JOB_COMPLETION_INDEX=5")]
    [InlineData("auto/4", "CI_NODE_TOTAL says 5", "CI_NODE_INDEX=2", "CI_NODE_TOTAL=5")]
    [InlineData("auto", "the variable CI_NODE_INDEX of GitLab is 'two', which is not a number", "CI_NODE_INDEX=two", "CI_NODE_TOTAL=5")]
    public void OtherText_IsRefusedWithTheSyntax(string text, string message, params string[] variables) =>
        Assert.Contains(
            message,
            Assert.Throws<SplNetException>(() => ShardNumber.Read(text, Environment(variables))).Message,
            StringComparison.Ordinal);

    private static Func<string, string?> Environment(string[] variables)
    {
        var values = variables.ToDictionary(static one => one.Split('=')[0], static one => one.Split('=')[1], StringComparer.Ordinal);
        return values.GetValueOrDefault;
    }
}
