using SplNet.Causes.Differences;
using SplNet.Causes.Ranking;
using SplNet.Evaluation.Explaining;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>What people read of causes, for findings made by hand.</summary>
public class CauseTextTests
{
    private static readonly Measured Slower = new(2.5, 2.4, 2.6);

    [Fact]
    public void Causes_HavePlaceCommitAndCounts()
    {
        var findings = Found(Peek) with
        {
            SeenIn = new Cause("Ns.Reader::Read()", 10) { Clues = [new Clue(ClueKind.Instructions, string.Empty, 100, 5000)] },
        };
        Assert.Equal(
            [
                "1. Scanner.Peek (changed, Scanner.cs:41, 1a2b3c4d5e \"Faster\"): string.ToCharArray 0 → 2,450 calls/op (line 43); " +
                "own code 50 → 61.5 IL instructions/op",
                "seen in Reader.Read (unchanged): own code 100 → 5,000 IL instructions/op",
            ],
            CauseText.Lines(findings, [], Slower, static _ => "1a2b3c4d5e \"Faster\""));
    }

    [Fact]
    public void CountsThatDifferBetweenRuns_AreMarked() => Assert.Equal(
        "1. Scanner.Peek (changed, Scanner.cs:41): string.ToCharArray ≈ 0 → 2,450 calls/op (line 43)",
        Assert.Single(
            CauseText.Lines(Found(Peek with { Clues = [Peek.Clues[0] with { IsExact = false }] }), [], Slower, static _ => null)));

    [Fact]
    public void CountedWorkThatExplainsLittle_IsShownWithTheMeasurement() => Assert.Equal(
        "counted work +1.9 %, measured +150 %: the counts explain little of it",
        CauseText.Lines(Found(Peek) with { CountedChange = 0.019 }, [], Slower, static _ => null).Last());

    [Fact]
    public void CausesOfBytes_AreNotComparedWithAllWork() => Assert.Equal(
        "allocates: Scanner.Peek, in all 0 → 648 B/op",
        CauseText.Lines(
            Found(Peek) with { CountedChange = 0.019, Allocates = Peek, BytesBefore = 0, BytesAfter = 648 },
            [],
            new Measured(double.PositiveInfinity, double.NaN, double.NaN) { Kind = MeasuredKind.Memory },
            static _ => null).Last());

    [Fact]
    public void ExplanationOfBytes_HasBytesPerPlaceAndInTotal() => Assert.Equal(
        [
            "1. Scanner.Peek (changed, Scanner.cs:41): string.ToCharArray 0 → 20 calls/op, 0 → 1,280 B/op (line 43)",
            "allocates: in all 20,000 → 21,280 B/op",
        ],
        CauseText.Lines(
            Found(Peek with
            {
                Clues = [new Clue(ClueKind.Calls, "System.String::ToCharArray()", 0, 20) { BytesAfter = 1280, Line = 43 }],
            }) with { BytesBefore = 20_000, BytesAfter = 21_280 },
            [],
            new Measured(1.064, double.NaN, double.NaN) { Kind = MeasuredKind.Memory },
            static _ => null));

    [Fact]
    public void CauseWithoutCounts_HasNoEmptyText()
    {
        Assert.Equal(
            "1. Scanner.Peek (changed, Scanner.cs:41)",
            Assert.Single(CauseText.Lines(Found(Peek with { Clues = [] }), [], Slower, static _ => null)));
        Assert.Equal(
            "1. Scanner.Peek (changed, Scanner.cs:41): ran in set-up alone; " +
            "what it made there may be why Reader.Read, which has not changed, does otherwise",
            Assert.Single(CauseText.Lines(
                Found(Peek with { Clues = [new Clue(ClueKind.SetUpAlone, string.Empty, 0, 0) { Elsewhere = "Ns.Reader::Read()" }] }), [],
                Slower, static _ => null)));
    }

    [Fact]
    public void BytesThatGrew_AreReported() => Assert.Equal(
        "allocates: Scanner.Peek, in all 936 → 7,544 B/op",
        CauseText.Lines(Found(Peek) with { Allocates = Peek, BytesBefore = 936, BytesAfter = 7544 }, [], Slower, static _ => null).Last());

    [Fact]
    public void EventsThatDiffer_AreReportedLast() => Assert.Equal(
        "also: FormatException thrown 0 → 10/op; waits for locks ≈ 0 → 2.5/op",
        CauseText.Lines(
            Found(Peek) with
            {
                Events =
                [
                    new Clue(ClueKind.Thrown, "System.FormatException", 0, 10), new Clue(ClueKind.Thrown, "System.IO.IOException", 1, 1),
                    new Clue(ClueKind.Contentions, string.Empty, 0, 2.5) { IsExact = false },
                    new Clue(ClueKind.Collections, string.Empty, 0, 1),
                ],
            },
            [],
            Slower,
            static _ => null).Last());

    [Fact]
    public void TierWithSufficientCauses_IsNotPrinted() => Assert.DoesNotContain(
        CauseText.Lines(Found(Peek) with { Events = [Quick(before: 4, after: 3)] }, [], Slower, static _ => null),
        static line => line.Contains("compiled", StringComparison.Ordinal));

    [Fact]
    public void TierIsTheExplanation_IfCountsExplainLittle() => Assert.Equal(
        "compiled differently: Leaf.Get optimised → quickly compiled",
        CauseText.Lines(Found(Peek) with { CountedChange = 0.019, Events = [Quick(before: 4, after: 3)] }, [], Slower, static _ => null)
            .Last());

    [Theory]
    [InlineData(4, 3, 2.5, true)]
    [InlineData(3, 4, 2.5, false)]
    [InlineData(3, 4, 0.4, true)]
    [InlineData(4, 2, 2.5, true)]
    public void TierAsOnlyDifference_IsPrintedIfTheSlowerSideHasIt(long before, long after, double ratio, bool isPrinted) => Assert.Equal(
        isPrinted,
        CauseText.Lines(
            new Findings { Difference = Difference(), CountedChange = 0, Events = [Quick(before, after)] }, [],
            new Measured(ratio, ratio, ratio), static _ => null)
            .Last().StartsWith("compiled differently", StringComparison.Ordinal));

    [Fact]
    public void TierForBytes_IsNotPrinted() => Assert.DoesNotContain(
        CauseText.Lines(
            new Findings { Difference = Difference(), CountedChange = 0, Events = [Quick(before: 4, after: 3)] }, [],
            Slower with { Kind = MeasuredKind.Memory }, static _ => null),
        static line => line.Contains("compiled differently", StringComparison.Ordinal));

    [Fact]
    public void BytesOfEqualBuilds_DifferByEscapeAnalysis() => Assert.Equal(
        [
            "No method's code differs between the builds, and both did the same. The runtime leaves out objects that do not leave their " +
            "method (escape analysis). It may decide differently in each process, so the bytes of equal builds can differ.",
            "allocates: in all 24 → 48 B/op",
        ],
        CauseText.Lines(
            new Findings { Difference = Difference(), CountedChange = 0, BytesBefore = 24, BytesAfter = 48 }, [],
            new Measured(2, double.NaN, double.NaN) { Kind = MeasuredKind.Memory }, static _ => null));

    private static Clue Quick(long before, long after) => new(ClueKind.Tier, "Ns.Leaf.Get", before, after);

    [Fact]
    public void GrownStruct_IsACause() => Assert.Equal(
        "1. Point (struct): 24 → 192 bytes; copies of Point 0 → 400/op",
        Assert.Single(CauseText.Lines(
            Found(new Cause("Ns.Point", 5)
            {
                IsStruct = true,
                Clues = [new Clue(ClueKind.Size, "Ns.Point", 24, 192), new Clue(ClueKind.Copies, "Ns.Point", 0, 400)],
            }),
            [], Slower, static _ => null)));

    [Fact]
    public void NoCountedDifference_ListsRemainingExplanations()
    {
        var inlined = new Cause("Ns.Leaf::Get()", 0)
        {
            Change = ChangeKind.Changed,
            Clues = [new Clue(ClueKind.Implementation, "IL → NoInlining", 400, 400)],
        };
        Assert.Equal(
            [
                "Nothing that was counted explains it: 1 changed method ran and did about the same. " +
                "The rest cannot be counted: inlining, the layout of code and data, the machine.",
                "did the same: Leaf.Get (changed): runtime flags IL → NoInlining, entered 400 times/op",
            ],
            CauseText.Lines(Found() with { Ran = ["Ns.Leaf::Get()"], Innocent = [inlined] }, [], Slower, static _ => null));
    }

    [Fact]
    public void UnexplainedBytes_AreNotAttributedToInliningOrLayout()
    {
        var changed = new Cause("Ns.Leaf::Get()", 0) { Change = ChangeKind.Changed };
        var text = CauseText.Lines(
            Found() with { Ran = ["Ns.Leaf::Get()"], Innocent = [changed] }, [], Slower with { Kind = MeasuredKind.Memory },
            static _ => null).First();
        Assert.Contains("objects that the runtime leaves out in one build", text, StringComparison.Ordinal);
        Assert.DoesNotContain("inlining", text, StringComparison.Ordinal);
    }

    [Fact]
    public void WorkWithoutAChangedMethod_IsReportedWhereItOccurs()
    {
        var changed = new Cause("Ns.Leaf::Get()", 0) { Change = ChangeKind.Changed };
        var seen = new Cause("Ns.Reader::Read()", 10) { Clues = [new Clue(ClueKind.Calls, "Ns.Scanner::Peek()", 10, 2000)] };
        Assert.Equal(
            [
                "seen in Reader.Read (unchanged): Scanner.Peek 10 → 2,000 calls/op",
                "Which of the 2 changed methods that ran is the origin is not known.",
                "did the same: Leaf.Get (changed)",
            ],
            CauseText.Lines(
                Found() with { Ran = ["Ns.Leaf::Get()", "Ns.Leaf::Set()"], Innocent = [changed], SeenIn = seen }, [], Slower,
                static _ => null));
    }

    [Fact]
    public void OverloadsOfOneName_AreShownWithTheirParameters() => Assert.Equal(
        "Builder.Append(string) 0 → 20 calls/op, Builder.Append(char, Dictionary<Int32,String>) 20 → 0",
        CountText.Of(new Clue(ClueKind.Calls, "Ns.Builder::Append(System.String)", 0, 20)
        {
            Overload = new Clue(
                ClueKind.Calls, "Ns.Builder::Append(System.Char,System.Collections.Generic.Dictionary`2<System.Int32,System.String>)", 20,
                0),
        }));

    [Fact]
    public void MethodsThatShareTheirName_HaveTheirParameters() => Assert.Equal(
        "1. Scanner.Peek(int) (changed): string.IndexOf(char) 0 → 20 calls/op; new Buffer(int, string) 0 → 20/op, 0 → 480 B/op; " +
        "string.Trim 20 → 0 calls/op",
        Assert.Single(CauseText.Lines(
            Found(new Cause("Ns.Scanner::Peek(System.Int32)", 5)
            {
                Change = ChangeKind.Changed,
                IsOverloaded = true,
                Clues =
                [
                    new Clue(ClueKind.Calls, "System.String::IndexOf(System.Char)", 0, 20) { IsOverloaded = true },
                    new Clue(ClueKind.Objects, "Ns.Buffer::.ctor(System.Int32,System.String)", 0, 20)
                    {
                        IsOverloaded = true,
                        BytesAfter = 480,
                    },
                    new Clue(ClueKind.Calls, "System.String::Trim()", 20, 0),
                ],
            }),
            [],
            Slower,
            static _ => null)));

    [Theory]
    [InlineData(ClueKind.SharedField, "its changed lines touch _text, which Reader.Read(int) reads")]
    [InlineData(ClueKind.WrittenField, "writes _text, which Reader.Read(int) reads")]
    [InlineData(ClueKind.CalledBack, "is called back by what Reader.Read(int) calls")]
    [InlineData(ClueKind.OtherArguments, "calls Reader.Read(int), which has not changed and does otherwise in each call")]
    [InlineData(ClueKind.LeftOver, "did otherwise, and Reader.Read(int), which has not changed, does so too")]
    [InlineData(
        ClueKind.SetUpAlone, "ran in set-up alone; what it made there may be why Reader.Read(int), which has not changed, does otherwise")]
    public void RelationToAnOverloadedMethod_HasItsParameters(object kind, string expected) => Assert.Equal(
        expected, CountText.Of(
            new Clue((ClueKind)kind, "_text", 0, 0) { Elsewhere = "Ns.Reader::Read(System.Int32)", IsElsewhereOverloaded = true }));

    [Fact]
    public void BytesOfCalls_HaveTheirLine() => Assert.Equal(
        "string.Concat 5 calls/op, 160 → 320 B/op (line 7)",
        CountText.Of(new Clue(ClueKind.BytesOfCalls, "System.String::Concat()", 5, 5) { BytesBefore = 160, BytesAfter = 320, Line = 7 }));

    [Fact]
    public void CallsWithLessWork_AreReported()
    {
        var clue = new Clue(ClueKind.SlowerCalls, "System.String::Concat()", 5, 5);
        Assert.EndsWith("5 calls/op, each with less to do", CountText.Of(clue with { IsFaster = true }), StringComparison.Ordinal);
        Assert.EndsWith("5 calls/op, each with more to do", CountText.Of(clue), StringComparison.Ordinal);
    }

    [Fact]
    public void ChangedMethodThatBehavedDifferently_IsNotReportedAsEqual()
    {
        var inlined = new Cause("Ns.Leaf::Get()", 0)
        {
            Change = ChangeKind.Changed,
            Clues = [new Clue(ClueKind.Implementation, "IL → NoInlining", 400, 400)],
        };
        Assert.Equal(
            [
                "Nothing that was counted explains it: 2 changed methods ran, and what they did otherwise is too little to measure. " +
                "The rest cannot be counted: inlining, the layout of code and data, the machine.",
                "allocates: Scanner.Peek, in all 0 → 131,368 B/op",
                "did the same: Leaf.Get (changed): runtime flags IL → NoInlining, entered 400 times/op",
                "did otherwise: Scanner.Peek (changed, Scanner.cs:41): string.ToCharArray 0 → 2,450 calls/op (line 43); " +
                "own code 50 → 61.5 IL instructions/op",
            ],
            CauseText.Lines(
                Found() with
                {
                    Ran = ["Ns.Leaf::Get()", "Ns.Scanner::Peek()"],
                    Innocent = [inlined, Peek],
                    Allocates = Peek,
                    BytesBefore = 0,
                    BytesAfter = 131_368,
                },
                [], Slower, static _ => null));
    }

    [Fact]
    public void OtherFormOfAnAsyncMethod_IsReportedFirst() => Assert.Equal(
        "1. Scanner.PeekAsync (changed): compiled differently: state machine → runtime-async; own code 96 → 120 IL instructions/op",
        Assert.Single(CauseText.Lines(
            Found(new Cause("Ns.Scanner::PeekAsync()", 5) { Change = ChangeKind.Changed, Clues =
            [
                new Clue(ClueKind.AsyncBody, "state machine → runtime-async", 1, 1), new Clue(ClueKind.Instructions, string.Empty, 96, 120),
            ] }),
            [], Slower, static _ => null)));

    [Fact]
    public void EqualCode_IsReported() => Assert.Equal(
        "No method's code differs between the builds, and both did the same: what differs was not counted, or is the machine.",
        Assert.Single(CauseText.Lines(new Findings { Difference = Difference(), CountedChange = 0 }, [], Slower, static _ => null)));

    [Fact]
    public void DataThatDiffers_IsReportedIfNoChangedCodeRan()
    {
        const string ExpectedText = "differs outside the code: Lib.dll/a.txt, b.json, c.json and 1 other file";
        string[] files = ["Lib.dll/a.txt", "b.json", "c.json", "Other.dll"];
        Assert.Equal(
            ExpectedText,
            CauseText.Lines(new Findings { Difference = Difference(), CountedChange = 0 }, files, Slower, static _ => null).Last());
        Assert.Equal(ExpectedText, CauseText.Lines(Found(Peek), files, Slower, static _ => null).Last());
        Assert.DoesNotContain(
            ExpectedText, CauseText.Lines(Found(Peek) with { Ran = ["Ns.Scanner::Peek()"] }, files, Slower, static _ => null));
    }

    [Fact]
    public void ChangesThatNeverRan_AreReported() => Assert.Equal(
        "Nothing that was counted explains it: 1 method differs, and it did not run.",
        Assert.Single(CauseText.Lines(Found(), [], Slower, static _ => null)));

    [Theory]
    [InlineData(new[] { "Ns.Buffer" }, new string[0], "the declaration of Buffer")]
    [InlineData(new[] { "Ns.A", "Ns.B", "Ns.C", "Ns.D" }, new string[0], "the declaration of A, B, C and 1 other type")]
    [InlineData(new string[0], new[] { "Fast 2.0.0.0" }, "the reference to Fast 2.0.0.0")]
    [InlineData(new[] { "Ns.A" }, new[] { "Fast 2.0.0.0" }, "the declaration of A and the reference to Fast 2.0.0.0")]
    public void TypesAndReferencesAsOnlyDifferences_AreNamed(string[] types, string[] references, string expected) => Assert.Equal(
        $"Nothing that was counted explains it: no method differs, only {expected}.",
        Assert.Single(CauseText.Lines(
            new Findings { Difference = Difference() with { Types = types, References = references }, CountedChange = 0 }, [], Slower,
            static _ => null)));

    [Fact]
    public void NothingCounted_ReportsTheDifferences() => Assert.Equal(
        ["Nothing was counted; 1 method differs between the builds.", "differs: Scanner.Peek (changed, Scanner.cs:41)"],
        CauseText.Lines(Found() with { CountedChange = double.NaN, Innocent = [Peek] }, [], Slower, static _ => null));

    private static Cause Peek { get; } = new("Ns.Scanner::Peek()", 20)
    {
        Change = ChangeKind.Changed,
        File = "/build/src/Scanner.cs",
        Line = 41,
        Clues =
        [
            new Clue(ClueKind.Calls, "System.String::ToCharArray()", 0, 2450) { Line = 43 },
            new Clue(ClueKind.Instructions, string.Empty, 50, 61.5),
        ],
    };

    private static Findings Found(params Cause[] causes) =>
        new() { Difference = Difference("Ns.Scanner::Peek()"), CountedChange = 1.4, Causes = causes };

    private static LibraryDifference Difference(params string[] methods) =>
        new(methods.ToDictionary(static method => method, static _ => ChangeKind.Changed, StringComparer.Ordinal), [], []);
}
