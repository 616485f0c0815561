using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>Real processes that measure in turn.</summary>
public class AlternatingRunsTests
{
    private static readonly ExperimentOptions TwoBlocks = ExperimentOptions.Default with
    {
        Runs = 2,
        Iterations = 6,
        OnDisturbance = OnDisturbance.Keep,
        TimeBudget = TimeSpan.FromMinutes(2),
    };

    [Fact]
    public void ComparedOperands_MeasureTheirIterationsInTurn()
    {
        using var journal = Journal.Open();
        var result = Evaluate(TwoBlocks);
        AssertMeasured(result);
        Assert.True(Changes(journal) >= 2 * 6, $"{Changes(journal)} changes");
        Assert.All(result.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Equal(6, run.Nanoseconds.Count));
    }

    [Fact]
    public void MoreThanFourComparedOperands_AreAllMeasuredInTurn()
    {
        using var journal = Journal.Open();
        var result = Engine.Run(new Experiment(static (sized, basis, median) =>
            Spl.ForAll(new[] { 100, 200, 300, 400, 500 }, size => median(sized[size]) < median(basis)))
        {
            ["sized"] = Operand.Of<int, int[], int>(static size => new int[size], static values => values.Sum())
                .SetUp(static () => Journal.Write("iteration"), Each.Iteration),
            ["basis"] = Noted(100_000),
            Options = TwoBlocks with { Iterations = 5 },
        }, isolate: true);
        AssertMeasured(result);
        Assert.Equal(12, journal.Processes().Count);
        Assert.True(Changes(journal) >= 2 * 5 * 6, $"{Changes(journal)} changes");
    }

    [Fact]
    public void WithoutAlternation_RunsAreSequential()
    {
        using var journal = Journal.Open();
        var result = Evaluate(TwoBlocks with { Alternate = false });
        AssertMeasured(result);
        Assert.Equal(3, Changes(journal));
    }

    [Fact]
    public void ProcessesThatCannotCoexist_AreMeasuredSequentiallyWithANote()
    {
        var file = Path.Combine(Path.GetTempPath(), "splnet-tests-held-alone");
        FileStream? held = null;
        var result = Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Evaluation.Work.Of(100).SetUp(Hold).CleanUp(Release),
            ["many"] = Evaluation.Work.Of(10_000).SetUp(Hold).CleanUp(Release),
            Options = TwoBlocks,
        }, isolate: true);
        AssertMeasured(result);
        Assert.Contains(result.Notes, static note => note.StartsWith(
            "The operands were measured one after the other, because their processes cannot live side by side: Operand '",
            StringComparison.Ordinal));

        void Hold() =>
            held = new FileStream(file, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);
        void Release() => held!.Dispose();
    }

    [Fact]
    public void ComparedOperands_WarmUpAtTheSameTime()
    {
        Assert.SkipWhen(Environment.ProcessorCount < 2, "It needs two processors.");
        using var journal = Journal.Open();
        var result = Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Meeting("few", "many", 100),
            ["many"] = Meeting("many", "few", 10_000),
            Options = TwoBlocks,
        }, isolate: true);
        AssertMeasured(result);
        Assert.Equal(4, journal.Processes().Count);
    }

    [Fact]
    public void SetUps_NeverRunAtTheSameTime()
    {
        var file = Path.Combine(Path.GetTempPath(), "splnet-tests-set-up-alone");
        var result = Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Evaluation.Work.Of(100).SetUp(Take).SetUp(Take, Each.Iteration),
            ["many"] = Evaluation.Work.Of(10_000).SetUp(Take).SetUp(Take, Each.Iteration),
            Options = TwoBlocks,
        }, isolate: true);
        AssertMeasured(result);
        Assert.DoesNotContain(result.Notes, static note => note.Contains("side by side", StringComparison.Ordinal));

        void Take()
        {
            using var held = new FileStream(
                file, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);
            SpinWait.SpinUntil(static () => false, TimeSpan.FromMilliseconds(1));
        }
    }

    [Fact]
    public void CallsThatCannotRunAtTheSameTime_AreStillMeasuredInTurn()
    {
        using var journal = Journal.Open();
        var file = Path.Combine(Path.GetTempPath(), "splnet-tests-called-alone");
        var result = Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Operand.Of(() => Take(1)).SetUp(static () => Journal.Write("set-up")),
            ["many"] = Operand.Of(() => Take(4)).SetUp(static () => Journal.Write("set-up")),
            Options = TwoBlocks,
        }, isolate: true);
        AssertMeasured(result);
        Assert.DoesNotContain(result.Notes, static note => note.Contains("side by side", StringComparison.Ordinal));

        void Take(int milliseconds)
        {
            using var held = new FileStream(
                file, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None, 1, FileOptions.DeleteOnClose);

            // A wait that gives up the processor would take as long for both on a busy machine.
            var start = Stopwatch.GetTimestamp();
            while (Stopwatch.GetElapsedTime(start).TotalMilliseconds < milliseconds)
                GC.KeepAlive(held);
        }
    }

    [Fact]
    public void OperandThatFailsAnyway_IsReportedWithItsReason()
    {
        var result = Engine.Run(new Experiment(static (sound, broken, mean) => mean(sound) < mean(broken))
        {
            ["sound"] = Evaluation.Work.Of(100),
            ["broken"] = Operand.Of(static () => throw new InvalidOperationException("broken on purpose")),
            Options = TwoBlocks,
        }, isolate: true);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("broken on purpose", Assert.Single(result.Problems), StringComparison.Ordinal);
        Assert.DoesNotContain(result.Notes, static note => note.Contains("side by side", StringComparison.Ordinal));
    }

    [Fact]
    public void ProcessThatDiesInItsTurn_IsReportedAndTheOtherIsStopped()
    {
        using var journal = Journal.Open();
        var result = Engine.Run(new Experiment(static (sound, dying, mean) => mean(sound) < mean(dying))
        {
            ["sound"] = Evaluation.Work.Of(100).SetUp(static () => Journal.Write("sound"), Each.Iteration),
            ["dying"] = Evaluation.Work.Of(100).SetUp(DieInATurn, Each.Iteration),
            Options = TwoBlocks,
        }, isolate: true);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains(
            "'dying' could not be measured: The measuring process ended with", Assert.Single(result.Problems), StringComparison.Ordinal);
        Assert.All(journal.Writers(), static process => Assert.False(Processes.RunningProcesses.Runs(process)));
    }

    // The first call waits until the other operand has been called, which happens only if both warm up at the same time.
    private static Operand Meeting(string name, string other, int elements)
    {
        var work = new int[elements];
        var isFirst = true;
        return Operand.Of(() =>
        {
            if (isFirst)
            {
                isFirst = false;
                Journal.Write(name);
                if (!SpinWait.SpinUntil(() => IsCalledAsOften(other, name), TimeSpan.FromSeconds(30)))
                    throw new InvalidOperationException($"'{other}' was not called meanwhile.");
            }

            return work.Sum();
        });
    }

    private static bool IsCalledAsOften(string other, string name)
    {
        var written = Journal.Written();
        return Calls(other) >= Calls(name);

        int Calls(string operand) => written.Count(line => line.EndsWith(' ' + operand, StringComparison.Ordinal));
    }

    // A hundredfold difference; but two blocks on a busy machine need not show it.
    private static void AssertMeasured(ExperimentResult result) =>
        Assert.True(result.Verdict is Verdict.Pass or Verdict.Inconclusive, result.ToString());

    // In its warm-up the last line is its own. After that of another process it is in its turn; and it dies when it is
    // measured alone after that, too.
    private static void DieInATurn()
    {
        const string Died = "died";
        var written = Journal.Written();
        var own = $"{Environment.ProcessId} ";
        var isInTurn = written.Any(line => line.StartsWith(own, StringComparison.Ordinal))
            && !written[^1].StartsWith(own, StringComparison.Ordinal);
        if (isInTurn || written.Any(static line => line.EndsWith(Died, StringComparison.Ordinal)))
        {
            Journal.Write(Died);
            Environment.Exit(7);
        }

        Journal.Write("dying");
    }

    private static ExperimentResult Evaluate(ExperimentOptions options) =>
        Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Noted(100),
            ["many"] = Noted(10_000),
            Options = options,
        }, isolate: true);

    private static Operand Noted(int elements) =>
        Evaluation.Work.Of(elements).SetUp(static () => Journal.Write("iteration"), Each.Iteration);

    // Warm-ups come before the first turn of each process, so they add a few at most.
    private static int Changes(Journal journal)
    {
        var processes = journal.Writers();
        return processes.Zip(processes.Skip(1)).Count(static pair => pair.First != pair.Second);
    }
}
