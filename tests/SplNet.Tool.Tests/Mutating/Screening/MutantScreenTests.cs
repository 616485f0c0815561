using SplNet.Mutations.Results;
using SplNet.Tool.Mutating.Screening;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Mutating.Screening;

/// <summary>Mutants that are counted by real processes.</summary>
public sealed class MutantScreenTests(MutatedWork work) : IClassFixture<MutatedWork>
{
    private const string Sum = "Stated.Work::Sum()";
    private const string Make = "Stated.Work::Make()";

    [Fact]
    public void Tests_AreTheOperandsOfAllSuites()
    {
        var tests = work.Tests();

        Assert.Equal(["Stated.Work.Make", "Work.Sum", "Work.Other(5)"], tests.Tests.Select(static test => test.Name));
        Assert.Equal([work.Home, work.FormulasFile], tests.Tests[0].Suites);
        Assert.Equal([work.FormulasFile], tests.Tests[1].Suites);
        Assert.All(tests.Tests, test => Assert.Equal(work.Home, test.Home));
    }

    [Fact]
    public void MissingInput_IsReported()
    {
        using var errors = new StringWriter();

        Assert.Null(PerformanceTests.Find(new RequirementInputs([work.Home, work.Home + ".none.dll"], null, null), errors));
        Assert.Contains("none.dll does not exist", errors.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Baseline_IsCountedTwiceAndExact()
    {
        var baseline = work.Screen().Baseline;

        Assert.Empty(baseline.Uncounted);
        Assert.All(baseline.Tests.Values, static test => Assert.True(test.IsExact));
        var sum = baseline.Tests.Single(static test => test.Key.Name == "Work.Sum").Value.First;
        Assert.Equal((1.0, 20.0), (sum.HitsOf(Sum), sum.HitsOf("Stated.Work::Step(System.Int32)")));
        Assert.Equal(("lean", true), baseline.Limits.Select(static one => (one.Limit.Name, one.Holds)).Single());
    }

    [Fact]
    public void SlowerMutant_IsStrong()
    {
        var found = Screened("Rounds = 20", "Rounds = 400", Sum);

        var pair = found.Pairs.Single(static pair => pair.Test == "Work.Sum");
        Assert.True(pair is { IsDifferent: true, IsStrong: true, Hits: 1, Ending: PairEnding.Counted });
        Assert.InRange(pair.MoreInstructions, 10, 30);
        Assert.Equal(pair, Assert.Single(found.Measurable));
        Assert.All(
            found.Pairs.Where(static pair => pair.Test != "Work.Sum"), static pair => Assert.False(pair.IsCovered || pair.IsDifferent));
    }

    [Fact]
    public void MutantThatAllocatesMore_IsStrongAndItsLimitDecidesIt()
    {
        var found = Screened("Length = 1000", "Length = 5000", Make);

        Assert.Equal("Stated.Work.Make", Assert.Single(found.Measurable).Test);
        Assert.InRange(found.Measurable[0].MoreBytes, 3990, 4010);
        Assert.Equal(
            ("lean", true, "Stated.Work.Make"),
            found.Limits.Select(static one => (one.Requirement, one.IsKilled, one.Tests.Single())).Single());
    }

    [Fact]
    public void MutantThatRunsOtherCodeEquallyOften_IsDifferentAndWeak()
    {
        var found = Screened("round % 3", "round % 4", "Stated.Work::Step(System.Int32)");

        Assert.True(Assert.Single(found.Measurable) is { Test: "Work.Sum", IsStrong: false, MoreInstructions: 0 });
        Assert.All(found.Limits, static limit => Assert.False(limit.IsKilled));
    }

    [Trait("Category", "Long")]
    [Fact]
    public void ExternalCalls_TakeMoreTimeOnlyInMethodsThatRunDifferently()
    {
        var elsewhere = Screened("number * 3", "number * 4", "Stated.Work::Other(System.Int32)").Measurable.Single();
        var there = Screened(
            "Environment.TickCount64 >> 62",
            "new Func<long>(static () => { System.Threading.Thread.Sleep(1); return 0; })()",
            "Stated.Work::Later(System.Int32)").Measurable.Single();

        Assert.True(elsewhere.Base.LeavingNanoseconds > 0);
        Assert.Equal(elsewhere.Base.LeavingNanoseconds, elsewhere.Mutated.LeavingNanoseconds);
        Assert.InRange(there.Mutated.LeavingNanoseconds, there.Base.LeavingNanoseconds + 500_000, double.PositiveInfinity);
    }

    [Theory]
    [InlineData("\"never\"", "\"never at all\"", Sum, true)]
    [InlineData("=> 7", "=> 8", "Stated.Work::Unused()", false, Traits = ["Category", "Long"])]
    [InlineData("// identity", "[assembly: System.Reflection.AssemblyMetadata(\"Identity\", \"1\")]", null, false)]
    public void MutantThatNeverRuns_IsNotDifferent(string original, string replacement, string? method, bool isCovered)
    {
        var found = Screened(original, replacement, method);

        Assert.Equal((isCovered, false), (found.IsCovered, found.IsDifferent));
        Assert.Empty(found.Measurable);
    }

    [Theory]
    [InlineData(Sum, true)]
    [InlineData("Stated.Work::.cctor()", true)]
    [InlineData("Stated.Work::Unused()", false)]
    [InlineData(null, true)]
    public void MethodThatATestMayRun_MayBeCovered(string? method, bool expected) =>
        Assert.Equal(expected, work.Screen().MayBeCovered(method));

    [Fact]
    public void MutantThatNoTestMayRun_IsReportedLikeACountedOne()
    {
        var counted = Screened("=> 7", "=> 8", "Stated.Work::Unused()");

        Assert.Equal(counted.Pairs, work.Screen().Uncovered("one").Pairs);
    }

    [Theory]
    [InlineData("throw new InvalidOperationException(\"mutated\")", PairEnding.Threw, "mutated")]
    [InlineData(
        "((Func<int>)(() => { Environment.Exit(3); return 0; }))()", PairEnding.Exited, "exit code 3", Traits = ["Category", "Long"])]
    public void MutantThatEndsItsTest_IsReported(string instead, object ending, string text)
    {
        var found = work.Screen()
            .Screen(new ScreenedMutant("one", work.Mutant("Later(number * 3)", instead), null, "Stated.Work::Other(System.Int32)"));

        var pair = found.Pairs.Single(static pair => pair.Test == "Work.Other(5)");
        Assert.Equal(((PairEnding)ending, true), (pair.Ending, pair.IsDifferent));
        Assert.Contains(text, pair.Failure, StringComparison.Ordinal);
        Assert.Empty(found.Measurable);
    }

    [Fact]
    public void SeveralMutants_AreScreenedInParallel()
    {
        var found = new List<MutantScreening>();

        work.Screen().Screen(
            [
                new ScreenedMutant("same", work.Baseline, null, Sum),
                new ScreenedMutant("slow", work.Mutant("Rounds = 20", "Rounds = 400"), null, Sum),
                new ScreenedMutant("large", work.Mutant("Length = 1000", "Length = 5000"), null, Make),
            ],
            found.Add);

        Assert.Equal([("large", true), ("same", false), ("slow", true)], found.Select(static one => (one.Mutant, one.IsDifferent)).Order());
    }

    [Fact]
    public void TestsThatDoNotUseTheMutatedAssembly_AreRefused() =>
        Assert.Contains(
            "Elsewhere.dll is not in the output of ",
            Assert.Throws<SplNetException>(
                () => MutantScreen.Begin(work.Tests(), "Elsewhere", work.Baseline, null, TestContext.Current.CancellationToken)).Message,
            StringComparison.Ordinal);

    private MutantScreening Screened(string original, string replacement, string? method) =>
        work.Screen().Screen(new ScreenedMutant("one", work.Mutant(original, replacement), null, method));
}
