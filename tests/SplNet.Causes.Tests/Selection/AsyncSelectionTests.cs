using SplNet.Causes.Selection;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Selection;

public class AsyncSelectionTests
{
    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void AsyncMethod_IsFoundInEachForm(AsyncForm form)
    {
        AsyncForms.Require(form);
        var (before, after) = (PlantedBuild.BaseIn(form), PlantedBuild.With("return 6;", "return 8;", form));
        var difference = BuildDifference.Between(before.Facts, after.Facts, [], []);

        var selection = SelectionRule.Decide(difference, [before.Executed("Async")]);

        Assert.Equal((SelectionKind.Affected, "Slow.GetAsync"), (selection.Kind, selection.Changes[0].Name));
        Assert.Equal(SelectionKind.Unaffected, SelectionRule.Decide(difference, [before.Executed("Other")]).Kind);
    }
}
