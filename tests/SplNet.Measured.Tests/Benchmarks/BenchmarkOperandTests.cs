using SplNet.Evaluation;
using SplNet.Measuring;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Measuring;

namespace SplNet.Tests.Benchmarks;

/// <summary>Existing benchmarks as operands.</summary>
public class BenchmarkOperandTests
{
    public BenchmarkOperandTests() => Journaled.Journal.Clear();

    [Fact]
    public void ParametersAndSetUp_ReachTheBenchmark_InItsOwnProcess()
    {
        var result = Watched.Run(new Experiment((a, b, mean) => mean(a[100]) < mean(b))
        {
            Options = Watched.UntilDecided,
            ["a"] = Operand.Benchmark<Sums>(nameof(Sums.Fold)),
            ["b"] = Operand.Benchmark<Sums>(nameof(Sums.Fold), new { Count = 10_000 }),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Trait("Category", "Long")]
    [Fact]
    public void OperationsPerInvoke_DivideTheTime()
    {
        var result = Watched.Run(new Experiment((one, hundred, mean) => mean(one) * 10 > mean(hundred) & mean(hundred) * 10 > mean(one))
        {
            Options = Watched.UntilDecided,
            ["one"] = Operand.Benchmark<Sums>(nameof(Sums.Fold), new { Count = 100 }),
            ["hundred"] = Operand.Benchmark<Sums>(nameof(Sums.Hundred), new { Count = 100 }),
        });
        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands[1].Runs, static run => Assert.Equal(0, run.Operations % 100));
    }

    [Trait("Category", "Long")]
    [Fact]
    public void BenchmarkDotNetsToolchain_MeasuresThemToo()
    {
        var result = Watched.Run(new Experiment((few, many, once, mean) => mean(few) < mean(many[10_000]) & mean(once) < 1.Seconds())
        {
            Options = Watched.UntilDecided with { Isolation = Isolation.BenchmarkDotNet, OnDebugBuild = OnDebugBuild.Measure },
            ["few"] = Operand.Benchmark<Sums>(nameof(Sums.Fold), new { Count = 100 }),
            ["many"] = Operand.Benchmark<Sums>(nameof(Sums.Fold)),
            ["once"] = Operand.Benchmark<Sums>(nameof(Sums.Once), new { Count = 10 }),
        });
        Assert.True(result.Passed, result.ToString());
    }

    [Fact]
    public void SetUpAndCleanUp_SurroundTheRun()
    {
        InThisProcess.Measure(
            Operand.Benchmark<Journaled>(nameof(Journaled.Plain), new { N = 7 }).CleanUp(static () => Journaled.Journal.Add("operand")));
        Assert.Equal(["set up 7 only", "clean up", "operand"], Journaled.Journal);
    }

    [Fact]
    public void SetUpForTheBenchmark_PrecedesTheGeneralOne()
    {
        InThisProcess.Measure(Operand.Benchmark<Journaled>(nameof(Journaled.Special), new { N = 7 }));
        Assert.Equal(["set up special"], Journaled.Journal);
    }

    [Fact]
    public void TaskOfABenchmark_IsAwaited()
    {
        InThisProcess.Measure(Operand.Benchmark<Journaled>(nameof(Journaled.Awaited), new { N = 7 }));
        Assert.Equal("clean up", Journaled.Journal[^1]);
    }

    [Fact]
    public void IterationSetUpAndCleanUp_SurroundEachInvocation()
    {
        var readings = InThisProcess.Measure(Operand.Benchmark<Journaled>(nameof(Journaled.Iterated), new { N = 7 }));
        Assert.Equal(1, readings.Operations);
        Assert.Equal("set up 7 only", Journaled.Journal[0]);
        Assert.InRange(Journaled.Journal.Count, 10, int.MaxValue);
        Assert.Equal(
            Enumerable.Repeat<string[]>(["before", "call", "after"], (Journaled.Journal.Count - 1) / 3).SelectMany(static step => step),
            Journaled.Journal.Skip(1));
    }

    [Fact]
    public void CleanUp_RunsAfterAFailure()
    {
        var failure = Assert.Throws<NotSupportedException>(
            () => InThisProcess.Measure(Operand.Benchmark<Journaled>(nameof(Journaled.Throwing), new { N = 7 })
                .CleanUp(static () => Journaled.Journal.Add("operand"))));
        Assert.Equal("on purpose", failure.Message);
        Assert.Equal("operand", Journaled.Journal[^1]);
    }

    [Fact]
    public void SetUpThatFails_IsNamed_AndTheCleanUpRuns()
    {
        BrokenSetUp.Cleaned = false;
        var failure = Assert.ThrowsAny<Exception>(
            static () => InThisProcess.Measure(Operand.Benchmark<BrokenSetUp>(nameof(BrokenSetUp.Call))));
        Assert.StartsWith("its set-up failed: System.NotSupportedException: on purpose", FailureText.Of(failure), StringComparison.Ordinal);
        Assert.True(BrokenSetUp.Cleaned);
    }

    [Fact]
    public void Arguments_AreTheOnlyRow_OrNamed_OrBoundByTheFormula()
    {
        Assert.Equal((3, "three"), RowOf(Operand.Benchmark<WithArguments>(nameof(WithArguments.One))));
        Assert.Equal((5, "other"), RowOf(Operand.Benchmark<WithArguments>(nameof(WithArguments.One), new { number = 5, text = "other" })));
        Assert.Equal((6, string.Empty), RowOf(Operand.Benchmark<WithArguments>(nameof(WithArguments.Several), new { number = 6 })));
        Assert.Equal((7, string.Empty), RowOf(Operand.Benchmark<WithArguments>(nameof(WithArguments.Several)), 7));
    }

    private static (long Number, string Text) RowOf(Operand operand, params object[] parameters)
    {
        InThisProcess.Measure(operand, parameters);
        return WithArguments.Row;
    }

    [Theory]
    [InlineData("Plan", "Journaled does not have a method 'Plan' (did you mean 'Plain'?).")]
    [InlineData("Ordinary", "Journaled.Ordinary lacks the [Benchmark] attribute")]
    [InlineData("Generic", "Journaled.Generic is generic")]
    [InlineData(
        "Plain", "the parameter N needs a value: name it, as in Operand.Benchmark<T>(method, new { N = … }), or bind it in the formula")]
    public void MistakeInTheMethod_IsReported(string method, string problem) =>
        Assert.Contains(problem, Problem(Operand.Benchmark<Journaled>(method)), StringComparison.Ordinal);

    [Fact]
    public void MistakeInTheParameters_IsReported()
    {
        Assert.Contains(
            "Journaled does not have a parameter 'Txt' (did you mean 'Text'?).",
            Problem(Operand.Benchmark<Journaled>("Plain", new { Txt = 1, N = 1 })),
            StringComparison.Ordinal);
        Assert.Contains(
            "the parameter N takes Int32, and is given 'much' of type String",
            Problem(Operand.Benchmark<Journaled>("Plain", new { N = "much" })),
            StringComparison.Ordinal);
        Assert.Contains(
            "the parameter N takes Int32, and is given '1.5' of type Double",
            Problem(Operand.Benchmark<Journaled>("Plain", new { N = 1.5 })),
            StringComparison.Ordinal);
        Assert.Contains(
            "the parameter number needs a value", Problem(Operand.Benchmark<WithArguments>("Several")), StringComparison.Ordinal);
    }

    [Fact]
    public void FormulaValueWithoutAFreeParameter_IsAMistake()
    {
        var experiment = new Experiment((a, mean) => mean(a[5]) < 1.Seconds())
        {
            ["a"] = Operand.Benchmark<Journaled>("Plain", new { N = 1, Text = "t" }),
        };
        Assert.Contains("no parameter is free", Assert.Single(experiment.Problems()).Text, StringComparison.Ordinal);
    }

    private static string Problem(Operand operand)
    {
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds()) { ["a"] = operand };
        return Assert.Single(new ExperimentRun(experiment, isolate: false, context: null).Evaluate().Problems);
    }
}
