using SplNet.Mutations.Results;
using SplNet.Tests.Shared;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Mutating.Validating;

namespace SplNet.Tool.Tests.Mutating.Keeping;

/// <summary>What a run keeps, and the next one finds.</summary>
public sealed class EarlierRunTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-mutate-");

    [Fact]
    public void NextRun_FindsStoredResults()
    {
        using (var run = EarlierRun.Open(_folder, "key"))
        {
            run.Keep(new MutantScreening(
                "CAP-1",
                [new PairCounts
                {
                    Mutant = "CAP-1",
                    Test = "a",
                    Hits = 3,
                    IsDifferent = true,
                    Base = new SideCounts(100, 1, 2, 3),
                    Mutated = new SideCounts(200, 1, 2, 3),
                }],
                [],
                0.5));
            run.Keep(new ValidationOutcome("CAP-1", ValidationEnding.Passed, null, null, 1));
            run.Keep(Pair("a") with { Ratio = 1.25, BaseIterations = [[1, 2], [3]] });
            run.Keep(Pair("b")); // nothing was measured: its ratio is no number
        }

        using var next = EarlierRun.Open(_folder, "key");
        Assert.Equal(1, next.Screened["CAP-1"].Pairs[0].MoreInstructions);
        Assert.Equal(ValidationEnding.Passed, next.Validated["CAP-1"].Ending);
        Assert.Equal(["a", "b"], next.Measured.Select(static pair => pair.Test));
        Assert.Equal((1.25, double.NaN), (next.Measured[0].Ratio, next.Measured[1].Ratio));
        Assert.Equal([3.0], next.Measured[0].BaseIterations[1]);
    }

    [Fact]
    public void NextRun_FindsAssembliesAndMutantsThatDoNotCompile()
    {
        byte[] assembly = [1, 2, 3];
        using (var run = EarlierRun.Open(_folder, "key"))
        {
            run.Assemblies.Keep("CAP-1", assembly, [4]);
            run.Assemblies.Keep("CAP-2", assembly, null);
            run.Keep(new DroppedMutant("CAP-3", MutantStatus.CompileError, "Cache.cs(1,1): error"));
        }

        using var next = EarlierRun.Open(_folder, "key");
        Assert.Equal(assembly, next.Assemblies.Find("CAP-1")!.Value.Assembly);
        Assert.Equal([4], next.Assemblies.Find("CAP-1")!.Value.Symbols!);
        Assert.Null(next.Assemblies.Find("CAP-2")!.Value.Symbols);
        Assert.Null(next.Assemblies.Find("CAP-3"));
        Assert.Equal((MutantStatus.CompileError, "Cache.cs(1,1): error"), (next.Dropped["CAP-3"].Status, next.Dropped["CAP-3"].Reason));
        next.Assemblies.Clear();
        Assert.Null(next.Assemblies.Find("CAP-1"));
    }

    [Fact]
    public void AssembliesOfAnUnfinishedRun_AreRemovedLater()
    {
        using (var run = EarlierRun.Open(_folder, "key"))
            run.Assemblies.Keep("CAP-1", [1], null);
        var folder = Path.Combine(_folder, "key.assemblies");
        using (EarlierRun.Open(_folder, "other"))
            Assert.True(Directory.Exists(folder));
        Directory.SetLastWriteTimeUtc(folder, TimeProvider.System.GetUtcNow().UtcDateTime - TimeSpan.FromDays(15));

        using (EarlierRun.Open(_folder, "other"))
            Assert.False(Directory.Exists(folder));
    }

    [Fact]
    public void PairDecidedByOtherProcesses_IsMeasuredAgain()
    {
        using (var run = EarlierRun.Open(_folder, "key"))
        {
            run.Keep(Pair("withheld") with
            {
                Thresholds = [new ThresholdResult(0.05, 1, false) { IsWithheld = true }, new ThresholdResult(0.1, 1, true)],
            });
            run.Keep(Pair("killed") with
            {
                Thresholds = [new ThresholdResult(0.05, 0.001, true), new ThresholdResult(0.1, 1, false) { IsWithheld = true }],
            });
        }

        using var next = EarlierRun.Open(_folder, "key");
        Assert.Equal("killed", Assert.Single(next.Measured).Test);
    }

    [Fact]
    public void RunKilledWhileWriting_LosesOneLineOnly()
    {
        using (var run = EarlierRun.Open(_folder, "key"))
            run.Keep(Pair("a"));
        File.AppendAllText(Path.Combine(_folder, "key.jsonl"), "{\"Measured\":{\"Mutant\":\"CAP-1\",\"Te");

        using (var next = EarlierRun.Open(_folder, "key"))
        {
            Assert.Equal("a", Assert.Single(next.Measured).Test);
            next.Keep(Pair("b"));
        }

        using var last = EarlierRun.Open(_folder, "key");
        Assert.Equal(["a", "b"], last.Measured.Select(static pair => pair.Test));
    }

    [Fact]
    public void DamagedLine_EndsTheKnownResults()
    {
        File.WriteAllText(Path.Combine(_folder, "key.jsonl"), "no JSON\n");
        using var run = EarlierRun.Open(_folder, "key");
        Assert.Empty(run.Measured);
    }

    [Fact]
    public void OtherKey_HasNoResults()
    {
        using (var run = EarlierRun.Open(_folder, "key"))
            run.Keep(Pair("a"));
        using var other = EarlierRun.Open(_folder, "other");
        Assert.Empty(other.Measured);
    }

    [Fact]
    public void ConcurrentRunOfTheSameKey_IsRefused()
    {
        using var run = EarlierRun.Open(_folder, "key");
        var refused = Assert.Throws<SplNetException>(() => EarlierRun.Open(_folder, "key"));
        Assert.Contains(" is in use by an identical run.", refused.Message, StringComparison.Ordinal);
        Assert.Contains("--resume", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderThatCannotBeCreated_IsReportedWithoutAnotherRun()
    {
        var file = Path.Combine(_folder, "file");
        File.WriteAllText(file, string.Empty);
        var refused = Assert.Throws<SplNetException>(() => EarlierRun.Open(Path.Combine(file, "kept"), "key"));
        Assert.Contains("cannot be kept in", refused.Message, StringComparison.Ordinal);
        Assert.EndsWith("Name another folder with --resume.", refused.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("identical run", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Key_DependsOnSourcesTestsAndOptionsButNotOnTheBudget()
    {
        var tests = Path.Combine(_folder, "perf.spl");
        File.WriteAllText(tests, "A.B < 1 s");
        var settings = new MutationSettings { Thresholds = [0.05], Alpha = 0.05, TestsPerMutant = 5 };
        var key = RunKey.Of([1, 2], [tests], settings);

        Assert.Equal(key, RunKey.Of([1, 2], [tests], settings with { BudgetSeconds = 5, Since = "main" }));
        Assert.NotEqual(key, RunKey.Of([1, 3], [tests], settings));
        Assert.NotEqual(key, RunKey.Of([1, 2], [tests], settings with { Thresholds = [0.1] }));
        File.WriteAllText(tests, "A.B < 2 s");
        Assert.NotEqual(key, RunKey.Of([1, 2], [tests], settings));
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static MeasuredPair Pair(string test) => new() { Mutant = "CAP-1", Test = test };
}
