using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Tests.Shared;
using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Evaluation.Toolchain;

/// <summary>Operands in processes that BenchmarkDotNet generates, builds and starts.</summary>
public class ToolchainTests
{
    // These tests refer to a Debug build, too.
    private static readonly ExperimentOptions ByBenchmarkDotNet =
        Watched.Quickest with { Isolation = Isolation.BenchmarkDotNet, OnDebugBuild = OnDebugBuild.Measure };

    // One program for all of it, since each is built: a static method, one of a sealed class with a variable, one that allocates, and one
    // whose calls are iterations by themselves.
    [Trait("Category", "Long")]
    [Fact]
    public void Operands_AreMeasuredAndLeaveNoFiles()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var before = FilesOfTheProject();
        // Less than the smallest object: BenchmarkDotNet counts the bytes of the process, a few of which are of other threads. An iteration
        // of one operation is a call; any other is a batch.
        var result = Watched.Run(new Experiment(
            "min(few) < min(many) && allocated(many) < 24 B && allocated(wasteful) > 2 KB && allocated(wasteful) < 3 KB && p75(slow) " +
            "< 100 s && p75(few) < 100 s")
        {
            Options = ByBenchmarkDotNet with { Engine = MeasuringEngine.SplNet },
            ["few"] = new MethodOperand(FunctorFactory.Create(static () => Steps.Of(100))),
            ["many"] = new MethodOperand(FunctorFactory.Create(new Stepper(), static stepper => stepper.Walk(10_000))).With(
                "TESTS_OF_SPLNET_VARIABLE", "set"),
            ["wasteful"] = new MethodOperand(FunctorFactory.Create(static () => Steps.Allocate(2048))),
            ["slow"] = new MethodOperand(FunctorFactory.Create(static () => Steps.Of(20_000_000))),
        });
        Assert.Empty(result.Problems);
        // Three runs on a busy machine need not show a difference in time, be it a hundredfold.
        Assert.NotEqual(Statistics.Truth.False, result.Comparisons[0].Truth);
        Assert.Equal(
            [Statistics.Truth.True, Statistics.Truth.True, Statistics.Truth.True, Statistics.Truth.True, Statistics.Truth.Unknown],
            result.Comparisons.Skip(1).Select(static comparison => comparison.Truth));
        Assert.Equal((Isolation.BenchmarkDotNet, MeasuringEngine.BenchmarkDotNet), (result.Isolation, result.Engine));
        Assert.All(result.Operands, static operand => Assert.Equal(3, operand.Runs.Count));
        Assert.All(result.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Equal(5, run.Nanoseconds.Count));
        Assert.Equal(
            Enumerable.Range(1, 12), result.Operands.SelectMany(static operand => operand.Runs).Select(static run => run.Position).Order());
        Assert.All(result.Operands.Single(static operand => operand.Name == "slow").Runs, static run =>
            Assert.Equal((5L, "p75"), (run.TimedCalls, Assert.Single(run.Percentiles).Key)));
        Assert.Contains("p75(few) is the p75 of batches of ", result.ToString(), StringComparison.Ordinal);
        Assert.Contains(result.Notes, static note => note.Contains("the build took", StringComparison.Ordinal));
        Assert.Equal(before, FilesOfTheProject());
    }

    // The folder says whose it is, so that the next process knows that nobody owns it any more, if this one is killed (PrivateFolder).
    [Trait("Category", "Long")]
    [Fact]
    public void MethodThatThrows_IsInvalidWithItsExceptionAndProgramFolder()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var problem = Problem(new MethodOperand(FunctorFactory.Create(static () => Steps.ThrowPlace("a \"generated\" program"))));
        Assert.Contains("System.NotSupportedException: a \"generated\" program in ", problem, StringComparison.Ordinal);
        Assert.Contains($"{Path.DirectorySeparatorChar}splnet-{Environment.ProcessId}-", problem, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void Hang_IsInvalidWithinTheTimeLimit()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        var problem = Problem(
            new MethodOperand(FunctorFactory.Create(static () => Steps.Hang())),
            ByBenchmarkDotNet with { LaunchTimeout = TimeSpan.FromSeconds(2) });
        Assert.Contains("no answer within 2 s", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingSdk_IsInvalidWithTheOutputOfTheCommand()
    {
        Assert.SkipWhen(InstalledSdk.IsThere, "There is an SDK on this side.");
        var problem = Problem(new MethodOperand(FunctorFactory.Create(static () => Steps.Of(1))));
        Assert.StartsWith(
            "BenchmarkDotNet could not build its project. Isolation = Process measures without a build.",
            problem,
            StringComparison.Ordinal);
        Assert.Contains("SDK", problem, StringComparison.Ordinal);
    }

    public static TheoryData<string, Func<Operand>> Refused() => new()
    {
        { "it is a lambda, and what a lambda captures cannot cross", static () => Operand.Of(static () => 1) },
        {
            "come from a generator",
            static () =>
                new MethodOperand(FunctorFactory.Create(static () => Steps.Of(Arg.Of<int>())), new CompositeGenerator { static () => 1 })
        },
        { "Steps.Hidden is not public", static () => new MethodOperand(FunctorFactory.Create(static () => Steps.Hidden())) },
        { "has a state", static () => new MethodOperand(FunctorFactory.Create(new List<int> { 1 }, static list => list.Contains(1))) },
        {
            "lacks a public parameterless constructor",
            static () => new MethodOperand(FunctorFactory.Create("text", static text => text.Trim()))
        },
        { "is called with a List`1, which source code cannot write down", static () => CallWithAList() },
        {
            "its SetUp, Validate or CleanUp is code of this process",
            static () => new MethodOperand(FunctorFactory.Create(static () => Steps.Of(1))).SetUp(static () => { })
        },
        {
            "removes an environment variable",
            static () => new MethodOperand(FunctorFactory.Create(static () => Steps.Of(1))).With("DOTNET_TieredPGO", null)
        },
    };

    [Theory]
    [MemberData(nameof(Refused), DisableDiscoveryEnumeration = true)]
    public void OperandThatAProgramCannotName_IsRefused(string reason, Func<Operand> operand)
    {
        var experiment =
            new Experiment((refused, mean) => mean(refused) < 1.Seconds()) { Options = ByBenchmarkDotNet, ["refused"] = operand() };
        var problem = Assert.Single(new ExperimentRun(experiment, isolate: true, context: null).Evaluate().Problems);
        Assert.StartsWith("BenchmarkDotNet's toolchain cannot measure the operand 'refused': ", problem, StringComparison.Ordinal);
        Assert.Contains(reason, problem, StringComparison.Ordinal);
    }

    [Fact]
    public void UnoptimisedReferencedProject_IsRefused()
    {
        var experiment = new Experiment((near, mean) => mean(near) < 1.Seconds())
        {
            Options = ByBenchmarkDotNet with { OnDebugBuild = OnDebugBuild.Refuse },
            ["near"] = new MethodOperand(FunctorFactory.Create(static () => Steps.Of(1))),
        };
        var problem = Assert.Single(new ExperimentRun(experiment, isolate: true, context: null).Evaluate().Problems);
        Assert.StartsWith($"{typeof(PlainList).Assembly.GetName().Name} is a Debug build", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void NoIsolation_MeasuresInThisProcess()
    {
        var id = 0;
        var experiment = new Experiment((here, mean) => mean(here) < 1.Seconds())
        {
            Options = Watched.Quickest with { Isolation = Isolation.None },
            ["here"] = Work.Of(10).SetUp(() => id = Environment.ProcessId),
        };
        var result = experiment.Run();
        Assert.True(result.Passed, result.ToString());
        Assert.False(result.Isolated);
        Assert.Equal(Environment.ProcessId, id);
    }

    private static MethodOperand CallWithAList()
    {
        var list = new List<int> { 1 };
        return new MethodOperand(FunctorFactory.Create(() => string.Concat(list)));
    }

    private static string Problem(Operand broken, ExperimentOptions? options = null) => Watched.Problem(
        new Experiment((broken, mean) => mean(broken) < 1.Seconds()) { Options = options ?? ByBenchmarkDotNet, ["broken"] = broken });

    // The folders in which the default toolchain would work, above the tests' own.
    private static List<string> FilesOfTheProject()
    {
        var folder = Path.GetFullPath(Path.Combine(AppContext.BaseDirectory, "..", "..", ".."));
        Assert.True(ReplaySession.Current is null);
        return [.. Directory.EnumerateFileSystemEntries(folder, "*", SearchOption.AllDirectories)
            .Where(static path => !path.Contains("TestResults", StringComparison.Ordinal)).Order(StringComparer.Ordinal)];
    }
}
