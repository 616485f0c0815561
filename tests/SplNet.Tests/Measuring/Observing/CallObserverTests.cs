using SplNet.Measuring;
using SplNet.Measuring.Observing;

namespace SplNet.Tests.Measuring.Observing;

/// <summary>Calls with generated inputs, and why their outcomes may not be comparable.</summary>
public sealed class CallObserverTests
{
    private static readonly Gen<int> Numbers = Gen.Ints(0, int.MaxValue);

    [Fact]
    public void SameSeed_GivesTheSameOutcomes()
    {
        var (first, second) = (Observe(Operand.Of(Numbers, static n => n + 1)), Observe(Operand.Of(Numbers, static n => 1 + n)));

        Assert.Equal((null, 20), (first.Problem, first.Calls.Count));
        Assert.Equal(first.Calls.Select(static one => one!.ResultHash), second.Calls.Select(static one => one!.ResultHash));
        Assert.Equal(20, first.Calls.Select(static one => one!.InputHash).Distinct(StringComparer.Ordinal).Count());
    }

    [Fact]
    public void ChangedArgument_IsPartOfTheOutcome()
    {
        var arrays = Gen.Arrays(3, Gen.Ints(0, 1000));
        var call = Observe(Operand.Of(arrays, static array => Array.Sort(array))).Calls[0]!;

        Assert.StartsWith("changes its input to [", call.Result, StringComparison.Ordinal);
    }

    [Fact]
    public void Exceptions_AreOutcomes() => Assert.Equal(
        "throws FormatException", Observe(Operand.Of(Numbers, Refuse)).Calls[0]!.Result);

    [Fact]
    public void AwaitedResults_AreRead() => Assert.StartsWith(
        "returns [", Observe(Operand.Of(Numbers, static async n =>
        {
            await Task.Yield();
            return Enumerable.Repeat(n, 2);
        })).Calls[0]!.Result, StringComparison.Ordinal);

    [Fact]
    public void CallWithoutGenerator_IsRefused() =>
        Assert.Contains("no generated arguments", Observe(Operand.Of(static () => 1)).Problem, StringComparison.Ordinal);

    [Fact]
    public void GeneratorWithoutRandomNumbers_IsRefused() => Assert.Contains(
        "without random numbers", Observe(Operand.Of(Gen.Make(static () => 1), static n => n)).Problem, StringComparison.Ordinal);

    // Without times to prove there is nothing that a remembered result could improve.
    [Fact]
    public void RepeatedInput_IsCalledOnceIfItIsAccepted()
    {
        var repeats = new ObservedInputs(20, 1000, []) { AcceptsRepeats = true };
        var (fixedCall, made) = (
            Observe(Operand.Of(static () => 1), repeats), Observe(Operand.Of(Gen.Make(static () => 2), static n => n), repeats));

        Assert.Equal(
            (null, "returns 1", 0), (fixedCall.Problem, Assert.Single(fixedCall.Calls)!.Result, fixedCall.Further.Count));
        Assert.Equal((null, "returns 2", 0), (made.Problem, Assert.Single(made.Calls)!.Result, made.Further.Count));
    }

    [Fact]
    public void CallWithoutAnOutcome_IsRefused() => Assert.Contains(
        "nothing to compare", Observe(Operand.Of(Numbers, static n => GC.KeepAlive(n))).Problem, StringComparison.Ordinal);

    [Fact]
    public void FewInputs_AreCountedAsRepeated()
    {
        var few = Observe(Operand.Of(Gen.Ints(0, 10), static n => n));

        Assert.Equal((1000, 990), (few.Further.Count, few.Repeated));
        Assert.Equal(0, Observe(Operand.Of(Numbers, static n => n)).Repeated);
    }

    [Fact]
    public void FurtherOutcomes_ShowWhatManyCallsChange()
    {
        var calls = 0;
        var (one, other) = (
            Observe(Operand.Of(Numbers, static n => n)), Observe(Operand.Of(Numbers, n => ++calls > 500 ? 0 : n)));

        Assert.Equal(one.Calls.Select(static call => call!.ResultHash), other.Calls.Select(static call => call!.ResultHash));
        Assert.Equal(480, one.Further.Zip(other.Further).TakeWhile(static pair => pair.First == pair.Second).Count());
    }

    [Fact]
    public void ChosenNumbers_MakeTheInput()
    {
        var results = Observe(Operand.Of(Gen.Ints(0, 10), static n => n * n), new ObservedInputs(0, 0, [[0], [0.55]]));

        Assert.Equal(["returns 0", "returns 25"], results.Calls.Select(static one => one!.Result));
    }

    [Fact]
    public void FreshInputs_NeverRepeatInARun()
    {
        var (seen, calls) = (new HashSet<int>(), 0);
        InThisProcess.Measure(
            Operand.Of(Numbers, n =>
            {
                calls++;
                seen.Add(n);
                return n;
            }),
            new MeasureSettings(Iterations: 3, IterationNanoseconds: 1e5) { AreInputsFresh = true, IsLater = true });

        Assert.True(calls > 1000);
        Assert.True(seen.Count > calls * 0.999, $"{seen.Count} of {calls}");
    }

    [Fact]
    public void FreshInputs_IncludeReadingTheResult()
    {
        var read = 0;
        InThisProcess.Measure(
            Operand.Of(Numbers, n => Later(n, () => read++)),
            new MeasureSettings(Iterations: 2, IterationNanoseconds: 1e5) { AreInputsFresh = true, IsLater = true });

        Assert.True(read > 100);
    }

    private static IEnumerable<int> Later(int number, Action read)
    {
        read();
        yield return number;
    }

    private static int Refuse(int number) => throw new FormatException($"{number}");

    private static ObservedResults Observe(Operand operand, ObservedInputs? inputs = null) => InThisProcess.Measure(
        operand,
        new MeasureSettings(1, null) { Seed = 5, IsLater = true, Observed = inputs ?? new ObservedInputs(20, 1000, []) }).Observed!;
}
