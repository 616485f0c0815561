using System.Globalization;
using SplNet.Tests.Shared;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.Tests.Sharding;

public sealed class ShardPlanTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-shard-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("squares", "perf.spl(2,1)")]
    [InlineData("squares (small)", "my sums (1)/perf.spl(2,1)")]
    [InlineData("large", "A.B")]
    [InlineData("Sort(1000)", "A.Tests.Sort(Int32)")]
    public void Key_CanBeSplit(string name, string location) =>
        Assert.Equal((name, location), ShardPlan.PartsOf(ShardPlan.KeyOf(name, location)));

    [Theory]
    [InlineData("odd", "a)b.spl(1,1)")]
    [InlineData("odd", "a(b.spl(1,1)")]
    public void KeyWithUnbalancedBrackets_IsOnlyAName(string name, string location) =>
        Assert.Equal((ShardPlan.KeyOf(name, location), string.Empty), ShardPlan.PartsOf(ShardPlan.KeyOf(name, location)));

    [Theory]
    [InlineData(0, 3)]
    [InlineData(1, 5)]
    [InlineData(10, 1)]
    [InlineData(10, 3)]
    [InlineData(200, 7)]
    public void EachKey_BelongsToOnePartAndPartsHaveEqualSizes(int keys, int count)
    {
        var all = Keys(keys);
        var parts = Parts(all, count, RecordedDurations.None);
        Assert.Equal(all.Order(StringComparer.Ordinal), parts.SelectMany(static part => part).Order(StringComparer.Ordinal));
        Assert.True(parts.Max(static part => part.Count) - parts.Min(static part => part.Count) <= 1);
    }

    [Theory]
    [InlineData(2, 1)]
    [InlineData(2, 5, 3, 4, 5)]
    [InlineData(3, 3)]
    public void EmptyParts_AreKnownToAll(int keys, int count, params int[] empty) =>
        Assert.All(Enumerable.Range(1, count), number =>
            Assert.Equal(empty, new ShardPlan(new ShardNumber(number, count), Keys(keys), RecordedDurations.None).Empty));

    [Fact]
    public void RecordedDurations_BalanceTheParts()
    {
        var all = Keys(6);
        var path = Path.Combine(_folder, "run.json");
        double[] seconds = [60, 10, 10, 20, 10, 10];
        File.WriteAllText(
            path, $"{{ \"requirements\": [{string.Join(',', seconds.Select(static (time, index) =>
                $$"""{ "name": "r{{index}}", "location": "perf.spl", "result": { "seconds": {{time}} } }"""))}] }}");
        Assert.Equal(
            [["r0 (perf.spl)"], ["r1 (perf.spl)", "r2 (perf.spl)", "r3 (perf.spl)", "r4 (perf.spl)", "r5 (perf.spl)"]],
            Parts(all, 2, RecordedDurations.Read(path)));
    }

    [Fact]
    public void NewRequirement_CountsAsTheMedian()
    {
        var path = Path.Combine(_folder, "compared.json");
        File.WriteAllText(path, """
            { "comparisons": [
              { "operand": "a", "metric": "mean", "result": { "seconds": 30 } }, { "operand": "allocated(a)", "metric": "allocated", "result": { "seconds": 2 } },
              { "operand": "b", "metric": "mean", "result": { "seconds": 4 } }, { "operand": "c", "metric": "mean", "result": { "seconds": 8 } }, { "operand": "d", "metric": "mean", "result": null } ] }
            """);
        var durations = RecordedDurations.Read(path);
        Assert.Equal((32, 4, null), (durations.Of("a"), durations.Of("b"), durations.Of("d")));
        Assert.Equal([["a"], ["b", "c", "new"]], Parts(["a", "b", "c", "new"], 2, durations));
    }

    [Theory]
    [InlineData("{")]
    [InlineData("[]")]
    [InlineData("""{ "comparisons": [{}] }""")]
    public void OtherFile_IsNotARecord(string text)
    {
        var path = Path.Combine(_folder, "other.json");
        File.WriteAllText(path, text);
        Assert.Contains(
            $"--durations: {path} cannot be read as a document of 'splnet run --json'",
            Assert.Throws<SplNetException>(() => RecordedDurations.Read(path)).Message,
            StringComparison.Ordinal);
    }

    private static string[] Keys(int count) => [.. Enumerable.Range(0, count)
        .Select(static index => ShardPlan.KeyOf("r" + index.ToString(CultureInfo.InvariantCulture), "perf.spl"))];

    private static List<IReadOnlyList<string>> Parts(IReadOnlyList<string> all, int count, RecordedDurations durations) =>
        [.. Enumerable.Range(1, count).Select(number => new ShardPlan(new ShardNumber(number, count), all, durations).Own(all))];
}
