using SplNet.Evaluation.Explaining;

namespace SplNet.Tests.Evaluation.Explaining;

public sealed class InstructionTextTests
{
    [Fact]
    public void DifferenceInAChangedMethod_NamesItFirst() => Assert.Equal(
        "machine instructions per call: 612 → 1,731 (+1,219 in Scanner.Peek (changed), -100 in Words.Count)",
        InstructionText.Line([Of("Scanner.Peek", 12, 1_231), Of("Words.Count", 600, 500)], ["Lib.Scanner.Peek"]));

    [Fact]
    public void LittleDifferencesNextToALargeOne_AreLeftOut() => Assert.Equal(
        "machine instructions per call: 110 → 1,111 (+1,000 in A.B)",
        InstructionText.Line([Of("A.B", 100, 1_100), Of("A.C", 10, 11)], []));

    [Fact]
    public void EqualCounts_AreOnBothSides() => Assert.Equal(
        "machine instructions per call: 110 on both sides",
        InstructionText.Line([Of("A.B", 100, 100), Of("A.C", 10, 10)], ["Lib.A.B"]));

    [Fact]
    public void MethodWhoseNameEndsAlike_IsNotTheChangedOne() => Assert.DoesNotContain(
        "changed", InstructionText.Line([Of("A.B", 100, 200)], ["Lib.OtherA.B"]), StringComparison.Ordinal);

    [Fact]
    public void NothingCounted_HasNoLine() => Assert.Null(InstructionText.Line([], []));

    private static MethodInstructions Of(string name, double before, double after) =>
        new() { Name = name, Before = before, After = after };
}
