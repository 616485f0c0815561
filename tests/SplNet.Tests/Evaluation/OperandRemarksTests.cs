using SplNet.Evaluation;
using SplNet.Values.Messages;

namespace SplNet.Tests.Evaluation;

/// <summary>Remarks of runs, which come in a random order.</summary>
public class OperandRemarksTests
{
    [Fact]
    public void Notes_NameOperandsInTheOrderOfTheExperiment()
    {
        var remarks = new OperandRemarks(["first", "second", "third"]);
        remarks.Add("third", MessageRules.ChangedData.Of("It waits."));
        remarks.Add("second", MessageRules.ChangedData.Of("It changes."));
        remarks.Add("first", MessageRules.ChangedData.Of("It changes."));
        remarks.Add("first", MessageRules.ChangedData.Of("It changes."));
        Assert.Equal(
            ["Operands 'first' and 'second': It changes.", "Operand 'third': It waits."], remarks.Notes.Select(static note => note.Text));
    }
}
