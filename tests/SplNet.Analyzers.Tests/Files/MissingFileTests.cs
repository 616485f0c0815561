using SplNet.Analyzers.Files;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Files;

/// <summary>SPL3002.</summary>
public class MissingFileTests
{
    [Theory]
    [InlineData("""[|"pref.spl"|]""")]
    [InlineData("""[|"Perf.spl"|]""")]
    [InlineData("""path: [|"folder/" + "other.spl"|]""")]
    public Task MissingFile_IsReported(string path) => VerifyAsync(path);

    [Theory]
    [InlineData("\"perf.spl\"")]
    [InlineData("\"folder/perf.spl\"")]
    [InlineData("\"more.spl\"")]
    [InlineData("@\"..\\more.spl\"")]
    [InlineData("\"/elsewhere/other.spl\"")]
    [InlineData("@\"C:\\elsewhere\\other.spl\"")]
    [InlineData("\"perf.txt\"")]
    [InlineData("\"\"")]
    [InlineData("null!")]
    public Task ExistingOrPossibleFile_IsNotReported(string path) => VerifyAsync(path);

    [Fact]
    public async Task NearestName_IsSuggested()
    {
        var compilation = Sources.Compile(
            "public class A { [SplNet.SplFile(\"pref.spl\")] public void B(SplNet.SplRequirement one) => one.Assert(); }");
        var found = Assert.Single(
            await Verifier.ReportAsync(compilation, [new TextFile("/project/perf.spl", "A.B < 1 s")], new MissingFileAnalyzer()));
        Assert.Equal(
            "The project does not contain the file 'pref.spl', so its test fails with SPL1301. Did you mean 'perf.spl'? Add it next to " +
            "the test, or correct the name; declare a file from elsewhere with <AdditionalFiles Include=\"…\" />.",
            found.GetMessage(null));
    }

    private static Task VerifyAsync(string path) => Verifier.VerifyAsync<MissingFileAnalyzer>(
        $$"""
        using SplNet;

        public class A
        {
            [Xunit.Theory, SplFile({{path}})]
            public void B(SplRequirement requirement) => requirement.Assert();
        }
        """,
        ("/project/perf.spl", "A.B < 1 s"),
        ("C:\\project\\sub\\more.spl", "A.B < 1 s"));
}
