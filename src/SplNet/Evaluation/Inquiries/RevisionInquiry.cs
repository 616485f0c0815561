using System.Globalization;
using System.Text.Json;
using SplNet.Evaluation.Progress;
using SplNet.Values.Options;

namespace SplNet.Evaluation.Inquiries;

/// <summary>
/// The question of <c>splnet compare</c> to the tests that it runs: measure each operand at several revisions instead of evaluating the
/// claims. An environment variable names the file of the inquiry, since test frameworks do not pass on anything else.
/// </summary>
internal sealed record RevisionInquiry
{
    private static readonly Lazy<RevisionInquiry?> OfThisProcess = new(static () =>
        Environment.GetEnvironmentVariable(ReservedVariables.Inquiry) is { Length: > 0 } file
            ? JsonSerializer.Deserialize(File.ReadAllText(file), InquiryJson.Default.RevisionInquiry)
            : null);

    /// <summary>The inquiry to which this process answers; null in any usual one.</summary>
    public static RevisionInquiry? Current => OfThisProcess.Value;

    /// <summary>The folder that takes the answers.</summary>
    public required string Answers { get; init; }

    /// <summary>False to list the operands only: their number decides the level of each measurement.</summary>
    public bool Measures { get; init; }

    /// <summary>Only operands whose name, including the name of the test, has this text; null for all.</summary>
    public string? Tests { get; init; }

    /// <summary>Only these operands; null for all.</summary>
    public IReadOnlyList<string>? Operands { get; init; }

    /// <summary>The revisions as formulas write them, the base first.</summary>
    public IReadOnlyList<string> Revisions { get; set; } = []; // missing in a file, an init-only member would be null

    /// <summary>The estimators that are compared in addition to mean times and allocated bytes.</summary>
    public IReadOnlyList<string> Metrics { get; set; } = [];

    /// <summary>The level of a comparison of times, or of what was added.</summary>
    public double TimeLevel { get; init; }

    /// <summary>The level of a comparison of bytes.</summary>
    public double ByteLevel { get; init; }

    /// <summary>The smallest relative effect that matters; null if the experiment says it.</summary>
    public double? Resolution { get; init; }

    /// <summary>A fixed number of processes; null if the experiment says it.</summary>
    public int? Runs { get; init; }

    /// <summary>The time of one experiment in seconds; null if the experiment says it.</summary>
    public double? TimeBudgetSeconds { get; init; }

    /// <summary>The seed of all random numbers; null if the experiment says it.</summary>
    public int? Seed { get; init; }

    /// <summary>The runtime on which all revisions are measured; null if the experiment says it.</summary>
    public string? Runtime { get; init; }

    /// <summary>True to measure only operands that a change can have affected.</summary>
    public bool Selects { get; init; }

    /// <summary>True to list what differs between the revisions.</summary>
    public bool ExplainsSelection { get; init; }

    /// <summary>True to measure nothing, but to say what a change can have affected.</summary>
    public bool SelectsOnly { get; init; }

    /// <summary>True to look for the causes of what differs.</summary>
    public bool Explains { get; init; }

    /// <summary>Creates a display that writes progress into a file, for the process that shows it.</summary>
    public IProgressDisplay Display() => new FiledLines(
        Path.Combine(Answers, string.Create(CultureInfo.InvariantCulture, $"{Environment.ProcessId}{FiledLines.Extension}")));

    /// <summary>Writes it into a file.</summary>
    public void Write(string file) => File.WriteAllText(file, JsonSerializer.Serialize(this, InquiryJson.Default.RevisionInquiry));

    /// <summary>The options of an experiment under it.</summary>
    /// <param name="options">The options of the test.</param>
    /// <param name="level">The level of the comparison.</param>
    public ExperimentOptions Over(ExperimentOptions options, double level) => options with
    {
        Alpha = level,
        Resolution = Resolution ?? options.Resolution,
        Runs = Runs ?? options.Runs,
        TimeBudget = TimeBudgetSeconds is { } seconds ? TimeSpan.FromSeconds(seconds) : options.TimeBudget,
        Seed = Seed ?? options.Seed,
        Runtime = Runtime is { } runtime ? SplNet.Runtime.Version(runtime) : options.Runtime,
        Explain = Explains ? Explain.OnFailure : Explain.Never,
    };
}
