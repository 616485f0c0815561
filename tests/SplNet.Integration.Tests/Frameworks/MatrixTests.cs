using System.Text.Json.Nodes;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>SplNet in a test framework: which tests get their verdict.</summary>
public abstract partial class MatrixTests(MatrixProjects projects)
{
    private const string Refusal = "which row of ";

    /// <summary>Every test of a row ends as its verdict.</summary>
    protected async Task VerifyAsync(string name)
    {
        var run = projects.RunOf(name);
        var row = run.Row;
        if (run.OnVstest is { } onVstest)
            Verify(row, row.VstestExpected, await onVstest, row.HasFeaturesOnVstest, row.VstestRepeatsAllRows);
        if (run.OnPlatform is { } onPlatform)
        {
            var result = await onPlatform;
            Verify(row, row.PlatformExpected, result, row.Features is not null, row.PlatformRepeatsAllRows);
            if (row.IsNewest)
                VerifyAttachments(result.Tested.Text);
        }
    }

    private static void Verify(MatrixRow row, MatrixOutcome expected, MatrixResult result, bool hasFeatures, bool repeatsAllRows)
    {
        var text = result.Tested.Text;
        Assert.True(expected == MatrixOutcome.Of(text), $"Expected: {expected}\n{text}");
        Assert.NotEqual(0, result.Tested.ExitCode);
        Assert.True(FailedVerdict().Count(text) == (row.Second is null ? 1 : 2), text);
        Assert.DoesNotContain("at SplNet.", text, StringComparison.Ordinal);
        Assert.Equal(
            row.Rows == RowSupport.Refused || row is { Rows: RowSupport.WithOwnAttribute, Adapter: null },
            text.Contains(Refusal, StringComparison.Ordinal));
        if (result.Surroundings is var (test, measured))
            Assert.Equal(test.Split('\n'), measured.Split('\n'));
        VerifyDocuments(result.Documents);
        VerifySummary(row, result.Summary);
        if (hasFeatures && row.Features is { } features)
            Assert.Equal(
                [features.Journal, features.Journal],
                result.Lives.Where(static life => life.Contains("begin of the test", StringComparison.Ordinal)));
        if (row.Repeats)
            VerifyRepeat(repeatsAllRows ? MatrixOutcome.OneFailure with { Passed = 1 } : MatrixOutcome.OneFailure, result);
    }

    // Each row runs tests that pass and one that fails.
    private static void VerifyDocuments(IReadOnlyList<JsonObject> documents)
    {
        var verdicts = documents.Select(static document => document["result"]!["verdict"]!.GetValue<string>())
            .ToHashSet(StringComparer.Ordinal);
        Assert.Superset(new HashSet<string>(["Pass", "Fail"], StringComparer.Ordinal), verdicts);
        Assert.All(documents, static document => Assert.Contains(".", document["source"]!.GetValue<string>(), StringComparison.Ordinal));
    }

    // Measuring processes, in which a test ends in the middle, are none of the runs that a job's page tells of.
    private static void VerifySummary(MatrixRow row, string? summary)
    {
        if (summary is null)
            return;
        Assert.Contains(row.Name, summary, StringComparison.Ordinal);
        Assert.DoesNotContain("SplNet.Host", summary, StringComparison.Ordinal);
    }

    // The platform lists the files of each test.
    private static void VerifyAttachments(string text)
    {
        Assert.True(ListedFile("Lean", "report.html").IsMatch(text), text);
        Assert.True(ListedFile("Lean", "splnet.json").IsMatch(text), text);
        Assert.False(ListedFile("Holds", "report.html").IsMatch(text), text);
    }

    private static Regex ListedFile(string test, string file) =>
        new($@"For test '[^']*\b{test}\b.*{Regex.Escape(file)}", RegexOptions.ExplicitCapture, TimeSpan.FromMinutes(1));

    private static void VerifyRepeat(MatrixOutcome expected, MatrixResult result)
    {
        Assert.True(result.Repeated is not null, result.Tested.Text);
        Assert.True(
            expected == MatrixOutcome.Of(result.Repeated.Text),
            $"Expected: {expected}\n{result.Repeated.Text}\nafter\n{result.Tested.Text}");
    }

    // The report of the one that fails in each framework, as its runner shows it, once.
    [GeneratedRegex(@"FAIL\s+measured allocates ", RegexOptions.None, 60_000)]
    private static partial Regex FailedVerdict();
}
