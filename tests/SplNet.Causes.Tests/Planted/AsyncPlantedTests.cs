using SplNet.Causes.Code;
using SplNet.Causes.Ranking;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Planted;

/// <summary>
/// Ten slowdowns of known cause in async methods that suspend, compiled in both forms, and ten pairs without a change that matters.
/// </summary>
public class AsyncPlantedTests(ITestOutputHelper output)
{
    private const string Folder = "Async";

    public static TheoryData<string, AsyncForm> Unchanged
    {
        get
        {
            var rows = new TheoryData<string, AsyncForm>();
            foreach (var name in PlantedCause.Names(Path.Combine("Planted", Folder)))
            {
                rows.Add(name, AsyncForm.StateMachine);
                rows.Add(name, AsyncForm.Runtime);
            }

            return rows;
        }
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void TrueCause_IsFirstInEightOfTen(AsyncForm form)
    {
        AsyncForms.Require(form);
        List<PlantedResult> all = [.. PlantedCause.Names(Path.Combine("Planted", Folder))
            .Select(static name => (name, planted: PlantedCause.Read(Path.Combine(Folder, name))))
            .Select(pair => new PlantedResult(pair.name, pair.planted, pair.planted.Explain(form)))];
        foreach (var result in all)
            output.WriteLine(
                $"{result.Name}: {string.Join(" or ", result.Planted.Cause)} at {result.Rank} of {string.Join(", ", result.Findings.Causes
                    .Select(static cause => MethodKey.ReadableName(cause.Name)))}{(result.Findings.IsExact ? string.Empty : " (≈)")}");
        Assert.Equal(10, all.Count);
        Assert.True(all.Count(static result => result.Rank == 1) >= 8);
    }

    [Theory]
    [MemberData(nameof(Unchanged))]
    public void PairWithoutARelevantChange_HasNoCause(string name, AsyncForm form)
    {
        AsyncForms.Require(form);
        var folder = PlantedCause.Read(Path.Combine(Folder, name)).Folder;
        var findings = CountedBuild.Explain(
            PlantedCause.Source(folder, "Before"), PlantedCause.Source(folder, "Unchanged"), PlantedCause.Source(folder, "Workload"),
            new Measured(1.05, 1.045, 1.055), form);
        Assert.Empty(findings.Causes.Select(static cause => $"{cause.Name}: {string.Join("; ", cause.Clues)}"));
    }
}
