using SplNet.Tests.Evaluation;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Operands;

/// <summary>Targets and kept arguments that are made anew between iterations.</summary>
public class ReinstantiationTests
{
    [Fact]
    public void FactoryTarget_IsCreatedBeforeIterationsAndCalled()
    {
        var made = new List<Counted>();
        var operand = new MethodOperand(FunctorFactory.Create(() => Remembered(made), static target => target.Call())).Reinstantiate();
        var readings = InThisProcess.Measure(operand);
        Assert.True(made.Count > readings.Nanoseconds.Length, $"{made.Count} targets");
        Assert.All(made.Skip(1), static target => Assert.NotEqual(0, target.Calls));
    }

    [Fact]
    public void EveryFew_CreatesFewerTargets()
    {
        var (each, few) = (new List<Counted>(), new List<Counted>());
        var instances = Gen.Make(() => Remembered(few));
        var iterations = 0;
        InThisProcess.Measure(new MethodOperand(FunctorFactory.Create(() => Remembered(each), static target => target.Call()))
            .SetUp(() => iterations++, Each.Iteration).Reinstantiate());
        Assert.InRange(each.Count, iterations, iterations + 1);
        iterations = 0;
        InThisProcess.Measure(new MethodOperand(FunctorFactory.Create((Counted target) => target.Call()), null, instances)
            .SetUp(() => iterations++, Each.Iteration).Reinstantiate(every: 5));
        Assert.InRange(few.Count, iterations / 5, (iterations / 5) + 3);
    }

    [Fact]
    public void CachedArguments_AreRecreated()
    {
        var made = 0;
        var kept = Gen.Make(() => new int[++made]).Cached();
        InThisProcess.Measure(Operand.Of(kept, static array => array.Length));
        Assert.Equal(1, made);
        InThisProcess.Measure(Operand.Of(kept, static array => array.Length).Reinstantiate(every: 2));
        Assert.InRange(made, 5, int.MaxValue);
    }

    [Fact]
    public void CachedImmutableArguments_AreAlsoRecreated()
    {
        var made = 0;
        InThisProcess.Measure(Operand.Of(Gen.Make(() => ++made).Cached(), static value => value).Reinstantiate(every: 2));
        Assert.InRange(made, 5, int.MaxValue);
    }

    [Fact]
    public void StructTarget_StartsAgain()
    {
        var highest = 0;
        var operand = new MethodOperand(FunctorFactory.Create(() => new Arguments.Functors.Counter(0), static counter => counter.Next()))
            .Reinstantiate().SetUp(() => highest++, Each.Iteration);
        Assert.NotEmpty(InThisProcess.Measure(operand).Nanoseconds);
        Assert.NotEqual(0, highest);
    }

    [Fact]
    public void NothingToRecreate_IsReported()
    {
        Operand[] operands =
        [
            Operand.Of(static () => { }),
            Operand.Of(static () => Thread.Sleep(200)),
            Operand.Of(Gen.Ints(), static value => value),
            new MethodOperand(FunctorFactory.Create(new Counted(), static target => target.Call())),
            new MethodOperand(FunctorFactory.Create(static () => Math.Abs(1))),
        ];
        Assert.All(operands, static operand => Assert.Contains(
            "Reinstantiate has nothing to recreate",
            Assert.Throws<SplNetException>(() => InThisProcess.Measure(operand.Reinstantiate(every: 10))).Message,
            StringComparison.Ordinal));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Operand.Of(static () => { }).Reinstantiate(every: 0));
    }

    [Fact]
    public void EveryIterationInAMeasuringProcess_HasItsTarget()
    {
        var experiment = new Experiment((fresh, mean) => mean(fresh) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["fresh"] = new MethodOperand(FunctorFactory.Create(static () => new Limited(), static target => target.Call()))
                .Reinstantiate(),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
    }

    private static Counted Remembered(List<Counted> made)
    {
        var target = new Counted();
        made.Add(target);
        return target;
    }

    private sealed class Counted
    {
        public long Calls { get; private set; }

        public void Call() => Calls++;
    }

    /// <summary>Can be called for one long iteration, and not for a whole run.</summary>
    private sealed class Limited
    {
        private static int _made;
        private readonly int _number = ++_made;

        public void Call()
        {
            if (_number != _made)
                throw new InvalidOperationException("An old target was called.");
        }
    }
}
