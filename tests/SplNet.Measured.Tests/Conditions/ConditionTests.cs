using SplNet.Replaying;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Evaluation.Toolchain;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Conditions;

/// <summary>
/// Measurements under conditions that nobody would choose: the verdict is right, or there is none and the reason is said.
/// </summary>
public class ConditionTests
{
    private const int HoardedMegabytes = 200;

    [Fact]
    public void BusyCores_DoNotRefuteTrueClaimsOrShowFalseOnes()
    {
        using var burners = Neighbours(Environment.ProcessorCount, Neighbour.ThatBurns);
        var result = Watched.Run(Claims());
        Assert.True(result.Verdict is Verdict.Pass or Verdict.Inconclusive, result.ToString());
        Assert.All(result.Operands, static operand => Assert.NotEmpty(operand.Runs));
    }

    [Trait("Category", "Long")]
    [Fact]
    public void ScarceMemory_DoesNotRefuteTrueClaimsOrShowFalseOnes()
    {
        using var hoarder = Neighbours(1, static () => Neighbour.ThatHoards(HoardedMegabytes));
        var result = Watched.Run(Claims());
        Assert.True(result.Verdict is Verdict.Pass or Verdict.Inconclusive, result.ToString());
    }

    [Fact]
    public void OperandThatRunsOutOfMemory_IsInvalidWithTheReason()
    {
        // A limit of the collector's, in hexadecimal, so that only the measuring process feels it.
        var experiment = new Experiment((modest, greedy, mean) => mean(modest) < mean(greedy))
        {
            Options = Watched.Quickest,
            ["modest"] = Work.Of(10),
            ["greedy"] = Operand.Of(static () => new byte[100_000_000]).With("DOTNET_GCHeapHardLimit", "0x3000000"),
        };
        var problem = Watched.Problem(experiment);
        Assert.Contains("Operand 'greedy' could not be measured", problem, StringComparison.Ordinal);
        Assert.Contains("OutOfMemoryException", problem, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task FullDisk_KeepsTheVerdictAndLeavesNoPartialReport()
    {
        using var folder = new TemporaryFolder();
        using var artifacts = new Variable("SPLNET_ARTIFACTS", Path.Combine(folder.Location, "artifacts"));
        using var program = ProgramRun.StartWithoutDisk("Sequence");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("PASS  median(less) is ", output, StringComparison.Ordinal);
        Assert.Contains("warning SPL4120: Artifacts cannot be written to ", output, StringComparison.Ordinal);
        Assert.Empty(folder.Processes());
        Assert.Equal(
            ["artifacts"],
            Directory.EnumerateFileSystemEntries(folder.Location, "*", SearchOption.AllDirectories).Select(Path.GetFileName));
    }

    [Trait("Category", "Long")]
    [Fact]
    public void MissingTemporaryFolder_StillMeasuresInIsolation()
    {
        using var missing = new Variable("TMPDIR", Path.Combine(typeof(ConditionTests).Assembly.Location, "tmp"));
        var result = Claims().Run();
        Assert.True(result.Verdict is Verdict.Pass or Verdict.Inconclusive, result.ToString());
    }

    [Fact]
    public void MissingTemporaryFolderForBenchmarkDotNet_IsInvalidWithTheReason()
    {
        using var missing = new Variable("TMPDIR", Path.Combine(typeof(ConditionTests).Assembly.Location, "tmp"));
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            Options = Watched.Quickest with { Isolation = Isolation.BenchmarkDotNet, OnDebugBuild = OnDebugBuild.Measure },
            ["a"] = new MethodOperand(FunctorFactory.Create(static () => Steps.Of(1))),
        };
        Assert.Contains(
            "BenchmarkDotNet's project could not be written", Assert.Single(experiment.Run().Problems), StringComparison.Ordinal);
    }

    // True by far, whatever happens to a few runs.
    private static Experiment Claims() => new((few, many, mean) => mean(few) < mean(many) & !(mean(many) < mean(few)))
    {
        Options = Watched.Quickest,
        ["few"] = Work.Of(100),
        ["many"] = Work.Of(100_000),
    };

    // In the measuring process this test runs again, and its neighbours are there already.
    private static Group Neighbours(int count, Func<Neighbour> start) =>
        new(ReplaySession.Current is null ? [.. Enumerable.Range(0, count).Select(_ => start())] : []);

    private sealed class Group(IReadOnlyList<Neighbour> neighbours) : IDisposable
    {
        public void Dispose()
        {
            foreach (var neighbour in neighbours)
                neighbour.Dispose();
        }
    }

    private sealed class Variable : IDisposable
    {
        private readonly string _name;
        private readonly string? _previous;

        public Variable(string name, string value)
        {
            _name = name;
            _previous = Environment.GetEnvironmentVariable(name);
            Environment.SetEnvironmentVariable(name, value);
        }

        public void Dispose() => Environment.SetEnvironmentVariable(_name, _previous);
    }
}
