using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Tests.Running;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Tests.Generating;

/// <summary>Which unit tests can be measured, and why the others cannot, read from assemblies of each framework.</summary>
public sealed class ReadTests
{
    [Theory]
    [InlineData(
        "Xunit", "xUnit.net v3", "CalcTests.Plain", "CalcTests.Awaited", "CalcTests.Static", "CalcTests.class",
        "CalcTests.CalcTestsBenchmarks", "CalcTests.Rows", "CalcTests.Kinds", "CalcTests.Odd", "CalcTests.Optional",
        "CalcTests.PartlyRefused", "CalcTests.Converted", "CalcTests.Open", "CalcTests.OpenBehind", "CalcTests.ByReadOnlyReference",
        "CalcTests.TooMany", "CalcTests.Slow", "InCollectionWithoutFixture.Uses", "WithClassFixture.Uses", "InCollection.Uses",
        "InTwo.Uses", "InOne.Uses", "CalcTests.Prices", "CalcTests.Gaps", "CalcTests.Grid", "WithInnerFixture.Uses", "Derived.Inherited",
        "Derived+Nested.Inner", "WithRequired.Uses",
        "SetsRequired.Uses", "WithRequiredFixture.Uses", "ObsoleteClass.Uses", "MarkedTests.Refused", "MarkedTests.Warned",
        "MarkedTests.Tried", "CalcTests.Computed", "SourceTests.WithTypes", "SourceTests.InAnyOrder", "SourceTests.WithNames",
        "SourceTests.Awaited", "SourceTests.ByContent", "SourceTests.ByPlace", "SourceTests.OfAClass", "SourceTests.WithArguments",
        "SourceTests.MoreThanAllowed", "SourceTests.NotTheSame", "SourceTests.WithoutData", "SourceTests.WithoutFit")]
    [InlineData(
        "Xunit2", "xUnit.net 2", "CalcTests.Plain", "CalcTests.Rows", "WithHook.Uses", "SourceTests.WithTypes", "SourceTests.WithoutEnd")]
    [InlineData(
        "MSTest", "MSTest", "CalcTests.Plain", "CalcTests.Rows", "CalcTests.Open", "CalcTests.Slow", "WithContext.Uses",
        "WithClassInitialize.Uses", "Expectations.Exactly", "Expectations.Derived", "CalcTests.Computed",
        "SourceTests.FromTuples", "SourceTests.WithNames")]
    [InlineData(
        "NUnit", "NUnit", "CalcTests.Plain", "CalcTests.Passes", "CalcTests.Open", "CalcTests.Rows", "CalcTests.Results",
        "CalcTests.Result", "CalcTests.Slow", "EndsInOneForm(False).Uses", "EndsInOneForm(True).Uses", "WithWarning.Warns",
        "WithWarning.Fails", "ForEachTest.Plain", "WithOneTimeSetUp.Uses", "SharedAndDisposed.Plain",
        "WithArguments(1).Uses", "GenericTests<Int32>.Uses", "GenericTests<String>.Uses", "DeducedTests<Int64>(\"a\", 1).Uses",
        "Around.WithinTwo.Uses", "CalcTests.Values", "CalcTests.Computed", "ComputedTests.Uses", "SourceTests.WithResults",
        "SourceTests.Combined", "SourceTests.Drawn", "SourceTests.WithoutSource", "SourceFixture.Uses", "SourceFixture.UsesRows")]
    [InlineData(
        "TUnit", "TUnit", "CalcTests.Plain", "CalcTests.Rows", "CalcTests.Slow", "WithClassHook.Uses", "InOrder.Uses", "NotInheriting.Own",
        "Inheriting.FromBase", "Inheriting.Overridden", "CalcTests.Computed", "SourceTests.FromTuples", "SourceTests.Awaited",
        "SourceTests.OfAType", "SourceTests.WithAnObject", "SourceTests.WithALifeTime")]
    public void TestsThatCanBeMeasured_AreCandidates(string assembly, string framework, params string[] expected)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        var candidates = tests.Read();

        Assert.All(candidates, candidate => Assert.Equal(framework, candidate.Framework));
        Assert.Equal(
            expected.Order(StringComparer.Ordinal),
            candidates.Where(static candidate => candidate.Refusal is null).Select(NameOf).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("Xunit", "CalcTests.WithoutRows", Refusals.Parameters, "")]
    [InlineData("Xunit", "CalcTests.Skipped", Refusals.Skipped, "")]
    [InlineData("Xunit", "CalcTests.OnRequest", Refusals.Explicit, "")]
    [InlineData("Xunit", "CalcTests.Conditional", Refusals.Conditional, "")]
    [InlineData("Xunit", "CalcTests.OwnFact", Refusals.OwnAttribute, "OwnAttribute")]
    [InlineData("Xunit", "CalcTests.AsyncVoid", Refusals.AsyncVoid, "")]
    [InlineData("Xunit", "CalcTests.Internal", Refusals.NotPublic, "Internal")]
    [InlineData("Xunit", "CalcTests.Returns", Refusals.Result, "Int32")]
    [InlineData("Xunit", "CalcTests.ReadsConsole", Refusals.Console, "Console.ReadLine")]
    [InlineData("Xunit", "CalcTests.Waits", Refusals.Sleep, "Task.Delay")]
    [InlineData("Xunit", "CalcTests.EndsProcess", Refusals.Exit, "Environment.Exit")]
    [InlineData("Xunit", "CalcTests.Generic", Refusals.Generic, "")]
    [InlineData("Xunit", "CalcTests.ByReference", Refusals.Reference, "number")]
    [InlineData("Xunit", "WithFixtureThatNeedsMore.Uses", Refusals.ClassFixture, "NeedsMore")]
    [InlineData("Xunit", "NeedsArguments.Uses", Refusals.Constructor, "NeedsArguments")]
    [InlineData("Xunit", "WithHook.Uses", Refusals.TestHook, "AroundAttribute")]
    [InlineData("Xunit", "NotPublic.Uses", Refusals.NotPublic, "NotPublic")]
    [InlineData("Xunit2", "CalcTests.Skipped", Refusals.Skipped, "")]
    [InlineData("Xunit2", "CalcTests.AsyncVoid", Refusals.AsyncVoid, "")]
    [InlineData("MSTest", "CalcTests.Skipped", Refusals.Skipped, "")]
    [InlineData("MSTest", "CalcTests.Conditional", Refusals.Conditional, "")]
    [InlineData("MSTest", "CalcTests.InApartment", Refusals.OwnAttribute, "STATestMethodAttribute")]
    [InlineData("MSTest", "Expectations.Own", Refusals.Exception, "OwnExpectationAttribute")]
    [InlineData("NUnit", "CalcTests.Skipped", Refusals.Skipped, "")]
    [InlineData("NUnit", "CalcTests.OnRequest", Refusals.Explicit, "")]
    [InlineData("NUnit", "CalcTests.Conditional", Refusals.Conditional, "PlatformAttribute")]
    [InlineData("NUnit", "CalcTests.InApartment", Refusals.Apartment, "")]
    [InlineData("NUnit", "CalcTests.WithAction", Refusals.TestHook, "ITestAction")]
    [InlineData("NUnit", "CalcTests.Sleeps", Refusals.Sleep, "Thread.Sleep")]
    [InlineData("NUnit", "WithArguments(2).Uses", Refusals.Explicit, "")]
    [InlineData("NUnit", "WithoutSuchConstructor(\"a\", 1, 2).Uses", Refusals.Constructor, "WithoutSuchConstructor")]
    [InlineData("NUnit", "HiddenSetUp.Uses", Refusals.NotPublic, "Begin")]
    [InlineData("TUnit", "CalcTests.Skipped", Refusals.Skipped, "")]
    [InlineData("TUnit", "CalcTests.OnRequest", Refusals.Explicit, "")]
    [InlineData("TUnit", "SourceTests.Combined", Refusals.ComputedRows, "MatrixDataSourceAttribute")]
    [InlineData("TUnit", "WithRequired.Uses", Refusals.Required, "WithRequired")]
    [InlineData("TUnit", "WithContextInHook.Uses", Refusals.Context, "Begin")]
    public void TestThatCannotBeMeasured_IsRefusedWithTheReason(string assembly, string test, string reason, string detail)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        Assert.Equal(new Refusal(reason, detail), Assert.Single(tests.Read(), candidate => NameOf(candidate) == test).Refusal);
    }

    [Theory]
    [InlineData("Xunit", "CalcTests.Rows", "10, 45", "-1, 0")]
    [InlineData("Xunit", "CalcTests.Odd", "a, null", "b\n, [1, 2]")]
    [InlineData("Xunit", "CalcTests.Open", "[1, 2, 3]", "[]", "[4]", "[5, six]")]
    [InlineData("Xunit", "CalcTests.OpenBehind", "1, []", "1, [two, null]")]
    [InlineData("MSTest", "CalcTests.Open", "1, [2, 3]", "1, []")]
    [InlineData("MSTest", "CalcTests.Rows", "10, 45", "1, 0 (is skipped or ignored)")]
    [InlineData("NUnit", "CalcTests.Rows", "10, 45", "1, 0 (runs on request only)")]
    [InlineData("NUnit", "CalcTests.Results", "10 -> 45")]
    [InlineData("NUnit", "CalcTests.Result", " -> 45")]
    [InlineData("TUnit", "CalcTests.Rows", "10, 45", "1, 0 (is skipped or ignored)")]
    public void RowsOfAttributes_AreReadWithTheirRefusals(string assembly, string test, params string[] expected)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        var rows = Assert.Single(tests.Read(), candidate => NameOf(candidate) == test).Rows;

        Assert.Equal(expected.Order(StringComparer.Ordinal), rows.Select(Shown).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("Xunit", "False", "InitializeAsync", "DisposeAsync", "None")]
    [InlineData("Xunit2", "False", "InitializeAsync", "DisposeAsync", "Synchronous")]
    [InlineData("MSTest", "False", "Outer, Inner", "InnerEnd, OuterEnd", "Both")]
    [InlineData("NUnit", "True", "Outer, Inner", "InnerEnd, OuterEnd", "None")]
    [InlineData("TUnit", "False", "Begin", "End", "Synchronous")]
    public void LifeCycle_MatchesTheFramework(string assembly, string sharesInstance, string before, string after, string disposal)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        var cycle = Assert.Single(tests.Read(), static candidate => NameOf(candidate) == "CalcTests.Plain").LifeCycle;

        // Those around the object are static.
        if (assembly == "MSTest")
            Assert.Equal(("BeforeEach", "AfterEach"), (Assert.Single(cycle.First).Name, Assert.Single(cycle.Last).Name));

        // Where an asynchronous disposal belongs to the framework's interface, it is the method that it calls.
        var shown = cycle.Disposal is Disposal.Asynchronous
            ? ("DisposeAsync", "None")
            : (string.Join(", ", cycle.After.Select(static method => method.Name)), cycle.Disposal.ToString());
        Assert.Equal(
            (sharesInstance, before, (after, disposal)),
            (cycle.SharesInstance.ToString(), string.Join(", ", cycle.Before.Select(static method => method.Name)), shown));
    }

    [Fact]
    public void HooksOfOneClass_RunInTheirDeclaredOrder()
    {
        using var tests = TestsAssembly.Open(Built.Candidates("TUnit"));

        var cycle = Assert.Single(tests.Read(), static candidate => NameOf(candidate) == "InOrder.Uses").LifeCycle;

        Assert.Equal(["First", "Second"], cycle.Before.Select(static hook => hook.Name));
    }

    [Theory]
    [InlineData("Xunit", "WithClassFixture.Uses", "Shared made")]
    [InlineData("Xunit", "InCollection.Uses", "Shared made")]
    [InlineData("Xunit", "WithInnerFixture.Uses", "Shared made", "Inner made")]
    [InlineData("Xunit", "InCollectionWithoutFixture.Uses")]
    [InlineData("MSTest", "WithClassInitialize.Uses", "WithClassInitialize Begin")]
    [InlineData("MSTest", "CalcTests.Plain")]
    [InlineData("NUnit", "WithOneTimeSetUp.Uses", "WithOneTimeSetUp made Begin")]
    [InlineData("NUnit", "SharedAndDisposed.Plain", "SharedAndDisposed made Synchronous")]
    [InlineData("NUnit", "Around.WithinTwo.Uses", "FirstAround made Begin", "SecondAround made Begin", "WithinTwo made")]
    [InlineData("NUnit", "ForEachTest.Plain")]
    [InlineData("TUnit", "WithClassHook.Uses", "WithClassHook OfSession", "WithClassHook OfAssembly", "WithClassHook Begin")]
    public void SharedFixtures_AreRead(string assembly, string test, params string[] expected)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        var shared = Assert.Single(tests.Read(), candidate => NameOf(candidate) == test).LifeCycle.Shared;

        Assert.Equal(expected, shared.Select(Shown));
    }

    [Theory]
    [InlineData("Xunit")]
    [InlineData("MSTest")]
    [InlineData("NUnit")]
    [InlineData("TUnit")]
    public void Categories_AreRead(string assembly)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(assembly));

        Assert.Equal(
            "CalcTests.Slow",
            NameOf(Assert.Single(tests.Read(), static candidate => candidate.Categories.Contains("Slow", StringComparer.Ordinal))));
    }

    // Its tests start processes, and nothing of them runs here. What uses SplNet is taken for a test that measures.
    [Fact]
    public void TestThatUsesSplNet_AlreadyMeasures()
    {
        using var tests = TestsAssembly.Open(typeof(ReadTests).Assembly.Location);

        var own = Assert.Single(tests.Read(), static candidate =>
            candidate.FullName == typeof(ReadTests).FullName + "." + nameof(TestThatUsesSplNet_AlreadyMeasures));

        Assert.Equal(Refusals.Measures, own.Refusal?.Reason);
    }

    private static string NameOf(TestCandidate candidate) =>
        candidate.FullName.Replace("Candidates.", string.Empty, StringComparison.Ordinal);

    private static string Shown(CandidateRow row) => string.Join(", ", row.Values.Select(Shown)) + (row.Expected is { } expected
        ? $" -> {Shown(expected)}"
        : string.Empty) + (row.Refusal is { } refusal ? $" ({refusal.Reason})" : string.Empty);

    private static string Shown(SharedFixture fixture) => string.Join(
        ' ',
        [
            fixture.Type.Name,
            .. fixture.Constructor is null ? (string[])[] : ["made"],
            .. fixture.Before.Concat(fixture.After).Select(static hook => hook.Name),
            .. fixture.Disposal == Disposal.None ? (string[])[] : [fixture.Disposal.ToString()],
        ]);

    private static string Shown(System.Reflection.CustomAttributeTypedArgument value) => value.Value switch
    {
        null => "null",
        IReadOnlyCollection<System.Reflection.CustomAttributeTypedArgument> elements => $"[{string.Join(", ", elements.Select(Shown))}]",
        var one => $"{one}",
    };
}
