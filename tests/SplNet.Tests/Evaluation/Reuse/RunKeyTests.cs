using System.Diagnostics;
using SplNet.Evaluation.Reuse;
using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.UnitTests;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>What makes runs stand for each other, and what does not.</summary>
public class RunKeyTests
{
    private static readonly string Usual = Key();

    public static TheoryData<string> Differences => new(Changes.Keys);

    private static Dictionary<string, Func<string>> Changes { get; } = new(StringComparer.Ordinal)
    {
        ["operand"] = static () => Key(Kept.Operand("list(100)")),
        ["environment"] = static () => Key(Changed("DOTNET_TieredPGO", "0")),
        ["variable that is removed"] = static () => Key(Changed("DOTNET_TieredPGO", null)),
        ["code"] = static () => Key(content: "other"),
        ["machine"] = static () => Key(conditions: Kept.Conditions with { Machine = "another" }),
        ["test"] = static () => Key(conditions: Kept.Conditions with { Origin = "another" }),
        ["isolation"] = static () => Key(conditions: Kept.Conditions with { Isolation = Isolation.BenchmarkDotNet }),
        ["engine"] = static () => Key(conditions: Kept.Conditions with { Engine = MeasuringEngine.SplNet }),
        ["affinity"] = static () => Key(conditions: Kept.Conditions with { Affinity = 1 }),
        ["priority"] = static () => Key(conditions: Kept.Conditions with { Priority = ProcessPriorityClass.High }),
        ["iterations"] = static () => Key(settings: Kept.Settings with { Iterations = 21 }),
        ["iteration time"] = static () => Key(settings: Kept.Settings with { IterationNanoseconds = 1e6 }),
        ["disturbances"] = static () => Key(settings: Kept.Settings with { OnDisturbance = OnDisturbance.Keep }),
        ["outliers"] = static () => Key(settings: Kept.Settings with { Outliers = new() }),
        ["single calls"] = static () => Key(Kept.Operand("list(10)") with { TimesCalls = true }),
        ["percentiles"] = static () => Key(Kept.Operand("list(10)") with { TimesCalls = true, Percentiles = ["p99"] }),
        ["metrics"] = static () => Key(settings: Kept.Settings with { Metrics = ["allocated", "cpu"] }),
    };

    [Theory]
    [MemberData(nameof(Differences))]
    public void Difference_ChangesTheKey(string what) => Assert.NotEqual(Usual, Changes[what]());

    [Fact]
    public void Differences_HaveDistinctKeys() =>
        Assert.Equal(Changes.Count, Changes.Values.Select(static key => key()).Distinct().Count());

    [Fact]
    public void SeedAndRevision_DoNotChangeTheKey()
    {
        Assert.Equal(Usual, Key(settings: Kept.Settings with { Seed = 2 }));
        Assert.Equal(Usual, Key(Kept.Operand("list(10)@v1.2")));
    }

    [Fact]
    public void SameRequirementInAnotherFormula_HasTheSameConditions()
    {
        var options = new ExperimentOptions { Affinity = 1 };
        var first = RunConditions.Of(
            Requirement("mean(A.B) < mean(A.B@v1)", 0), new ExperimentSite("mean(A.B) < mean(A.B@v1)", 1), options);
        var second = RunConditions.Of(
            Requirement("mean(A.B) < mean(A.B@v2)", 3), new ExperimentSite("mean(A.B) < mean(A.B@v2)", 9), options);
        Assert.Equal(Key(conditions: first), Key(conditions: second));
        var elsewhere = RunConditions.Of(
            Requirement("mean(A.B) < mean(A.B@v1)", 0) with { Scope = [("Lib", "/other/Lib.dll")] }, new ExperimentSite("", 1), options);
        Assert.NotEqual(Key(conditions: first), Key(conditions: elsewhere));
    }

    [Fact]
    public void AnotherExperimentOfATest_HasOtherConditions()
    {
        var test = new TestOrigin("a framework", new TestIdentity("Tests.dll", "Tests", "Sorts()", null));
        var first = KeyOf(test, 10);
        Assert.Equal(first, KeyOf(test, 10));
        Assert.NotEqual(first, KeyOf(test, 11));
        Assert.NotEqual(first, KeyOf(test with { Test = test.Test with { MethodSignature = "Searches()" } }, 10));
    }

    // Options of texts are in no code.
    [Fact]
    public void Reinstantiation_ChangesTheKey()
    {
        var operand = Kept.Operand("list(10)");
        Assert.NotEqual(Key(operand), Key(operand with { Operand = operand.Operand.Reinstantiate(3) }));
    }

    private static string KeyOf(TestOrigin test, int line) =>
        Key(conditions: RunConditions.Of(test, new ExperimentSite("mean(a) < mean(b)", line), new ExperimentOptions()));

    private static RequirementOrigin Requirement(string text, int number) =>
        new("/home/Tests.dll", [("Lib", "/home/Lib.dll")], null, "perf.spl", text, IsFile: true, string.Empty, number);

    private static MeasuredOperand Changed(string variable, string? value)
    {
        var operand = Kept.Operand("list(10)");
        return operand with { Operand = operand.Operand.With(variable, value) };
    }

    private static string Key(
        MeasuredOperand? operand = null, string content = "code", RunConditions? conditions = null, MeasureSettings? settings = null) =>
        RunKey.Of(operand ?? Kept.Operand("list(10)"), content, conditions ?? Kept.Conditions, settings ?? Kept.Settings);
}
