using SplNet.Tool.Comparing;
using SplNet.Tool.Merging;
using SplNet.Tool.Reporting;
using SplNet.Tool.Sharding;
using SplNet.Tool.Tests.Comparing;

namespace SplNet.Tool.Tests.Merging;

/// <summary>What several machines have compared comes to what one would have found.</summary>
public sealed class MergedComparisonTests
{
    private const double Alpha = 0.01;
    private const int Count = 3;

    [Fact]
    public void Parts_HaveTheSameResultAsTheWhole()
    {
        var random = new Random(20);
        var (undecided, changed) = (0, 0);
        for (var round = 0; round < 200; round++)
        {
            var pairs = Pairs(random);
            var whole = RowClassification.Rows(pairs, [], Alpha);
            var parts = Parts(pairs);
            var merged = MergedComparison.Of(parts);
            Assert.Equal(whole.Select(Seen), merged.Comparisons.Select(Seen));
            Assert.Equal((int)ChangeCounts.ExitCodeOf(whole), merged.ExitCode);

            // A part alone may leave open what the whole decides, and never the other way round.
            foreach (var row in parts.SelectMany(static part => part.Document.Comparisons))
            {
                var same = whole.Single(one => one.Operand == row.Operand);
                Assert.True(
                    row.Change == same.Change || row.Change == Change.Undecided,
                    $"{row.Operand} is {row.Change} in its part, and {same.Change} in the whole");
                undecided += row.Change == same.Change ? 0 : 1;
                changed += same.Change is Change.Regression or Change.Improvement ? 1 : 0;
            }
        }

        Assert.True(undecided > 0 && changed > undecided, $"{undecided} of {changed}");
    }

    [Fact]
    public void MissingPart_IsNotMeasuredAndNotAPass()
    {
        var parts = Parts([Compared.Same("a"), Compared.Same("b"), Compared.Same("c")]);
        var merged = MergedComparison.Of([parts[0], parts[2]]);
        var missing = Assert.Single(merged.Comparisons, static row => row.Change == Change.NotMeasured);
        Assert.Equal(
            ("b", "Not measured: the document of part 2 of 3 is missing. Name it too, or measure it: --shard 2/3."),
            (missing.Operand, Assert.Single(missing.Remarks)));
        Assert.Equal((int)ExitCode.NotMeasured, merged.ExitCode);
    }

    [Fact]
    public void PartNamedTwice_CountsOnce()
    {
        var parts = Parts([Compared.Same("a"), Compared.Same("b"), Compared.Same("c")]);
        Assert.Equal(
            ["a", "b", "c"], MergedComparison.Of([parts[2], parts[0], parts[1], parts[0]]).Comparisons.Select(static row => row.Operand));
    }

    [Fact]
    public void PartsThatDoNotBelongTogether_AreRefused()
    {
        var (parts, others) = (Parts([Compared.Same("a"), Compared.Same("b")]), Parts([Compared.Same("a"), Compared.Same("c")]));
        Refused("do not belong together", parts[0], others[1]);
        Refused("are both part 1 of 3, but differ", parts[0], (File: "again.json", Document: parts[0].Document with { Resolution = 0.5 }));
        Refused(
            "different revisions, significance levels, resolutions or tolerances",
            parts[0],
            (File: "2.json", Document: parts[1].Document with { Alpha = 0.05 }));
        Refused(
            "Two parts measured 'a@HEAD'",
            parts[0],
            (File: "2.json", Document: parts[1].Document with { Comparisons = parts[0].Document.Comparisons }));
        Refused("1.json is a complete result, not a part", (File: "1.json", Document: parts[0].Document with { Shard = null }));
    }

    private static void Refused(string message, params (string File, CompareDocument Document)[] parts) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => MergedComparison.Of(parts)).Message, StringComparison.Ordinal);

    private static (string, Change, double, string) Seen(ComparedRow row) =>
        (row.Operand, row.Change, Math.Round(row.AdjustedPValue, 12), string.Join('\n', row.Remarks));

    private static List<ComparedPair> Pairs(Random random) =>
    [
        .. Enumerable.Range(0, random.Next(1, 12)).SelectMany(index => new[]
        {
            random.Next(4) switch
            {
                0 => Compared.Same($"o{index}"),
                1 => Compared.Open($"o{index}"),
                2 => Compared.Invalid($"o{index}", "no such method"),
                _ => Compared.Different($"o{index}", random.Next(2) == 0 ? 1.4 : 0.7, Math.Pow(10, -1 - (4 * random.NextDouble()))),
            },
            random.Next(2) == 0
                ? Compared.Bytes($"o{index}", 8, 8 * random.Next(1, 3))
                : Compared.VaryingBytes($"o{index}", 100, Math.Pow(10, -1 - (4 * random.NextDouble()))),
        }),
    ];

    private static List<(string File, CompareDocument Document)> Parts(List<ComparedPair> pairs)
    {
        string[] keys = [.. pairs.Select(static pair => pair.Operand).Distinct(StringComparer.Ordinal)];
        return [.. Enumerable.Range(1, Count).Select(number =>
            ($"{number}.json", Read(Part(pairs, new ShardPlan(new ShardNumber(number, Count), keys, RecordedDurations.None)))))];
    }

    private static CompareDocument Part(List<ComparedPair> pairs, ShardPlan plan)
    {
        var own = plan.Own(plan.All);
        var elsewhere = plan.All.Count - own.Count;
        ComparedMetric[] others =
        [
            .. Enumerable.Repeat(ComparedMetric.Mean, elsewhere), .. Enumerable.Repeat(ComparedMetric.Allocated, elsewhere),
        ];
        var rows = RowClassification.Rows([.. pairs.Where(pair => own.Contains(pair.Operand))], [], Alpha, others);
        return new CompareDocument
        {
            ExitCode = 0,
            Base = "v1.2",
            Revisions = ["HEAD"],
            Alpha = Alpha,
            Resolution = 0.05,
            Comparisons = rows,
            Shard = plan.Measured,
        };
    }

    // As a file has it.
    private static CompareDocument Read(CompareDocument document) => DocumentJson.Read<CompareDocument>(DocumentJson.Write(document));
}
