using System.Text.Json;
using System.Text.Json.Serialization;
using SplNet.Results.Reports;
using SplNet.UnitTests;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Inquiries;

/// <summary>What a test answers of one operand of an experiment.</summary>
internal sealed record InquiryAnswer
{
    /// <summary>The operand, and the test with its row that measures it.</summary>
    public required string Operand { get; init; }

    /// <summary>What makes <c>dotnet test</c> run the test again, and no other; null where nothing does.</summary>
    public TestChoice? Choice { get; init; }

    /// <summary>The method of the test and the line of the experiment; null where the test is not known by its method.</summary>
    public InquiredPlace? Place { get; init; }

    /// <summary>Why it cannot be measured at any revision.</summary>
    public IReadOnlyList<string> Problems { get; set; } = []; // missing in a file, an init-only member would be null

    /// <summary>What was measured; nothing where operands are only told.</summary>
    public IReadOnlyList<InquiredComparison> Comparisons { get; set; } = [];

    /// <summary>Reads all answers in a folder, in the order in which they were given.</summary>
    public static IReadOnlyList<InquiryAnswer> ReadAll(string folder) =>
        [.. new DirectoryInfo(folder).EnumerateFiles("*.json").OrderBy(static file => file.LastWriteTimeUtc).Select(static file => JsonSerializer.Deserialize(File.ReadAllText(file.FullName), InquiryJson.Default.InquiryAnswer)!)];

    /// <summary>Writes it into a file of its own, which appears in one step.</summary>
    public void WriteInto(string folder)
    {
        var file = Path.Combine(folder, Guid.NewGuid().ToString("N"));
        File.WriteAllText(file, JsonSerializer.Serialize(this, InquiryJson.Default.InquiryAnswer));
        HeldFile.Insist(() => File.Move(file, file + ".json"));
    }
}

/// <summary>Where an experiment is, in terms that symbols translate to a file.</summary>
/// <param name="Assembly">The path of the assembly that holds the method of the test.</param>
/// <param name="Method">The metadata token of the method.</param>
/// <param name="Line">The line of the experiment.</param>
internal sealed record InquiredPlace(string Assembly, int Method, int Line);

/// <summary>An operand at a revision beside the base, in one respect.</summary>
/// <param name="Revision">The place of the revision in the inquiry.</param>
/// <param name="Metric">The name of the estimator.</param>
/// <param name="BaseName">The operand at the base, as the result calls it.</param>
/// <param name="OtherName">The operand at the revision, as the result calls it.</param>
/// <param name="Json">The result.</param>
internal sealed record InquiredComparison(int Revision, string Metric, string BaseName, string OtherName, string Json)
{
    /// <summary>The result.</summary>
    [JsonIgnore]
    public ExperimentResult Result => JsonReport.Read(Json);

    /// <summary>What every run has counted, where that decides; else null.</summary>
    public ExactCounts? Exact { get; init; }
}
