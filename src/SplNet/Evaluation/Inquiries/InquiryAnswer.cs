using System.Text.Json;
using System.Text.Json.Serialization;
using SplNet.Causes.Selection;
using SplNet.Results.Reports;
using SplNet.UnitTests;
using SplNet.Versions.Repositories;

namespace SplNet.Evaluation.Inquiries;

/// <summary>The answer of a test about one operand of an experiment.</summary>
internal sealed record InquiryAnswer
{
    /// <summary>The operand, and the test with its row that measures it.</summary>
    public required string Operand { get; init; }

    /// <summary>The choice that makes <c>dotnet test</c> run this test again, and no other test; null if none does.</summary>
    public TestChoice? Choice { get; init; }

    /// <summary>The method of the test and the line of the experiment; null if the test is not known by its method.</summary>
    public InquiredPlace? Place { get; init; }

    /// <summary>Why it cannot be measured at any revision.</summary>
    public IReadOnlyList<string> Problems { get; set; } = []; // missing in a file, an init-only member would be null

    /// <summary>The measurements; empty if operands are only listed.</summary>
    public IReadOnlyList<InquiredComparison> Comparisons { get; set; } = [];

    /// <summary>Whether a change can have affected it, for each revision; empty if that was not asked.</summary>
    public IReadOnlyList<InquiredSelection> Selections { get; set; } = [];

    /// <summary>What differs between the revisions, whatever operands execute; empty if that was not asked.</summary>
    public IReadOnlyList<SelectedChange> Changes { get; set; } = [];

    /// <summary>Reads all answers in a folder, in the order in which they were written.</summary>
    public static IReadOnlyList<InquiryAnswer> ReadAll(string folder) =>
        [.. new DirectoryInfo(folder).EnumerateFiles("*.json").OrderBy(static file => file.LastWriteTimeUtc)
            .Select(static file => JsonSerializer.Deserialize(File.ReadAllText(file.FullName), InquiryJson.Default.InquiryAnswer)!)];

    /// <summary>Writes it into a separate file, which appears in one step.</summary>
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

/// <summary>Whether a change can have affected an operand at a revision.</summary>
/// <param name="Revision">The place of the revision in the inquiry.</param>
/// <param name="BaseName">The operand at the base, as results call it.</param>
/// <param name="OtherName">The operand at the revision, as results call it.</param>
/// <param name="Selection">The decision.</param>
internal sealed record InquiredSelection(int Revision, string BaseName, string OtherName, OperandSelection Selection);

/// <summary>A comparison of an operand at a revision with the base, in one metric.</summary>
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

    /// <summary>The constant counts of all runs, if they decide; otherwise null.</summary>
    public ExactCounts? Exact { get; init; }
}
