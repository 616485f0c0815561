using SplNet.Versions.Swapping;

namespace SplNet.Versions.Tests.Swapping;

public class SwappedProgramTests(TestOutput output) : IClassFixture<TestOutput>
{
    [Fact]
    public async Task LowerVersionWithAnotherReference_RunsInTheCopyOnly()
    {
        var swapped = Swap();
        Assert.Equal("old, with its base", await TestOutput.RunAsync(swapped.TestAssembly));
        Assert.Equal("today", await TestOutput.RunAsync(output.Today));
    }

    [Fact]
    public void SwappedProgram_ReportsItsVersionFiles()
    {
        var swapped = Swap();
        var production = swapped.Files.Single(static file => file.Path == "Sorting.dll");
        Assert.Equal((new Version(2, 0, 0, 0), new Version(1, 0, 0, 0), true), (production.Before, production.After, production.WasThere));
        Assert.Contains(swapped.Files, static file => file is { Path: "Base.dll", WasThere: false });
        Assert.Contains(swapped.Files, static file => file.Path == "data.txt");
        Assert.Equal(
            ["Sorting.dll 1.0.0.0 says 2.0.0.0 in the copy: the test refers to that version, and a lower one would not be loaded."],
            swapped.Notes);
    }

    private SwappedOutput Swap() => SwappedOutput.Create(new SwapRequest
    {
        TestAssembly = output.Today,
        ProductionFile = "Sorting.dll",
        Version = output.Old,
        Destination = output.NewFolder,
    });
}
