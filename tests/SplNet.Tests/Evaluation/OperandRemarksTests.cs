using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>Remarks of runs, which come in a random order.</summary>
public class OperandRemarksTests
{
    [Fact]
    public void Notes_NameOperandsInTheOrderOfTheExperiment()
    {
        var remarks = new OperandRemarks(["first", "second", "third"]);
        remarks.Add("third", "It waits.");
        remarks.Add("second", "It changes.");
        remarks.Add("first", "It changes.");
        remarks.Add("first", "It changes.");
        Assert.Equal(["Operands 'first' and 'second': It changes.", "Operand 'third': It waits."], remarks.Notes);
    }
}
