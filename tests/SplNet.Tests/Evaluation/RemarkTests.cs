using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>What runs have to say beside their readings reaches the result, and changes no verdict.</summary>
public class RemarkTests
{
    [Fact]
    public void SameRemarkOfManyRuns_IsOneNoteWithTheOperand()
    {
        var result = Evaluate(static (operand, _) => operand == "b" ? ["It is odd.", "It is slow."] : []);
        Assert.Equal(["Operand 'b': It is odd.", "Operand 'b': It is slow."], Remarked(result));
        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.Contains("warning SPL4103: Operand 'b': It is odd.", result.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void OtherRemarksOfLaterRuns_AreAlsoNotes() =>
        Assert.Equal(
            ["Operand 'a': early", "Operand 'a': late"],
            Remarked(Evaluate(static (operand, run) => operand == "a" ? [run <= 2 ? "early" : "late"] : [])));

    [Fact]
    public void NoRemark_AddsNoNote() => Assert.Empty(Remarked(Evaluate(static (_, _) => [])));

    private static IEnumerable<string> Remarked(ExperimentResult result) =>
        result.Notes.Where(static note => note.StartsWith("Operand '", StringComparison.Ordinal));

    private static ExperimentResult Evaluate(Func<string, int, string[]> remarks)
    {
        var experiment = new Experiment((a, b, mean) => mean(a) < mean(b)) { ["a"] = Work.Of(1), ["b"] = Work.Of(1) };
        experiment.Options = experiment.Options with { Seed = 1 };
        return new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns(("a", 100), ("b", 200)) { Remarks = remarks })
            .Evaluate();
    }
}
