using SplNet.Measuring;
using SplNet.Measuring.Phases;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Operands;

/// <summary>Phases per iteration and per operation.</summary>
public class LifeCycleTests
{
    [Fact]
    public void IterationPhases_SurroundEachIteration()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(() => log.Note("call"))
            .SetUp(() => log.Note("set-up"), Each.Iteration)
            .Validate(() => log.Note("validation"), Each.Iteration)
            .CleanUp(() => log.Note("clean-up"), Each.Iteration);
        InThisProcess.Measure(operand);
        var rounds = log.Seen.Chunk(4).ToList();
        Assert.InRange(rounds.Count, 5, int.MaxValue);
        Assert.All(rounds, static round => Assert.Equal(["set-up", "call", "validation", "clean-up"], round));
    }

    [Fact]
    public void OperationPhases_SurroundEachCall()
    {
        var (prepared, calls, most) = (0, 0, 0);
        var operand = Operand.Of(() =>
        {
            most = Math.Max(most, ++calls - prepared);
            Thread.Sleep(1);
        }).SetUp(() => prepared++, Each.Operation);
        var readings = InThisProcess.Measure(operand);
        Assert.Equal(1, readings.Operations);
        Assert.Equal(calls, prepared);
        Assert.Equal(0, most);
    }

    [Fact]
    public void PhasesOfAllFrequencies_RunInOrder()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(static () => Thread.Sleep(1));
        foreach (var each in Enum.GetValues<Each>())
        {
            operand = operand
                .SetUp(() => log.Note("set-up " + each), each)
                .Validate(() => log.Note("validation " + each), each)
                .CleanUp(() => log.Note("clean-up " + each), each);
        }

        InThisProcess.Measure(operand);
        Assert.Equal("set-up Run", log.Seen[0]);
        Assert.Equal(
            [
                "set-up Iteration", "set-up Operation", "validation Operation", "validation Iteration", "clean-up Operation",
                "clean-up Iteration",
            ],
            log.Seen.Skip(1).Take(6));
        Assert.Equal(["validation Run", "clean-up Run"], log.Seen.TakeLast(2));
    }

    [Fact]
    public void SetUps_RunInOrderAndCleanUpsInReverse()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(static () => { })
            .SetUp(() => log.Note("open a")).SetUp(() => log.Note("open b"))
            .CleanUp(() => log.Note("close a")).CleanUp(() => log.Note("close b"));
        InThisProcess.Measure(operand);
        Assert.Equal(["open a", "open b", "close b", "close a"], log.Seen);
    }

    [Fact]
    public void AsynchronousPhases_AreAwaited()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(() => log.Note("call")).SetUp(() => Later("set-up")).CleanUp(() => Later("clean-up"));
        InThisProcess.Measure(operand);
        Assert.Equal(["set-up", "call", "clean-up"], log.Seen);

        async Task Later(string phase)
        {
            await Task.Delay(1);
            log.Note(phase);
        }
    }

    [Fact]
    public void EveryCleanUp_RunsAfterAFailureThatIsRethrown()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(static () => throw new NotSupportedException("call"))
            .CleanUp(() => log.Note("run"))
            .CleanUp(() => log.Note("iteration"), Each.Iteration)
            .CleanUp(static () => throw new InvalidOperationException("clean-up"));
        Assert.Throws<NotSupportedException>(() => InThisProcess.Measure(operand));
        Assert.Equal(["iteration", "run"], log.Seen);
    }

    [Fact]
    public void SetUpThatFails_IsAlsoCleanedUp()
    {
        var log = new PhaseLog();
        var operand = Operand.Of(static () => { }).SetUp(static () => throw new NotSupportedException("set-up"))
            .CleanUp(() => log.Note("clean-up"));
        Assert.Throws<PhaseFailedException>(() => InThisProcess.Measure(operand));
        Assert.Equal(["clean-up"], log.Seen);
    }

    [Fact]
    public void OperationTooShortForTheClock_IsRefused()
    {
        var operand = Operand.Of(static () => { }).SetUp(static () => { }, Each.Operation);
        var mistake = Assert.Throws<SplNetException>(() => InThisProcess.Measure(operand));
        Assert.Contains("the clock cannot measure less than", mistake.Message, StringComparison.Ordinal);
        Assert.Contains("use Each.Iteration", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void CountingAllocations_ValidatesOnlyCalledOperations()
    {
        var called = false;
        var operand = Operand.Of(() => called = true).SetUp(() => called = false, Each.Iteration).Validate(() => called, Each.Iteration);
        var settings = new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5) { Metrics = [Estimators.Allocated] };
        Assert.Equal([0], InThisProcess.Measure(operand, settings).Metrics);
    }

    [Fact]
    public void Clock_HasAStep() => Assert.InRange(Clock.StepNanoseconds, 0.1, 1e8);

    [Fact]
    public void SetUpOfEachIteration_RunsInMeasuringProcesses()
    {
        var queue = new Queue<int>();
        var experiment = new Experiment((filled, mean) => mean(filled) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["filled"] = Operand.Of(() => queue.Count == 0 ? throw new InvalidOperationException("It was not filled.") : queue.Peek())
                .SetUp(() => queue.Enqueue(1), Each.Iteration)
                .Validate(() => queue.Count == 1, Each.Iteration)
                .CleanUp(queue.Clear, Each.Iteration),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void FalseValidationOfAnOperation_IsInvalidAndNamesOperandAndPhase()
    {
        var problem = Watched.Problem(new Experiment((broken, mean) => mean(broken) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["broken"] = Operand.Of(static () => Thread.Sleep(1)).Validate(static () => false, Each.Operation),
        });
        Assert.Contains("Operand 'broken'", problem, StringComparison.Ordinal);
        Assert.Contains("It was the validation of an operation.", problem, StringComparison.Ordinal);
    }
}
