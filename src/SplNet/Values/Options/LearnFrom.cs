namespace SplNet;

/// <summary>
/// The earlier runs from which the non-parametric interpretation learns how runs vary (paper A, section 4.4): runs of the same operand at
/// any commit, or of a named one that behaves alike. One run of each operand then suffices.
/// </summary>
/// <example>
/// <code>Options = ExperimentOptions.Default with { Interpretation = new NonParametric(), Learn = LearnFrom.Results(), Runs = 1 }</code>
/// </example>
public sealed record LearnFrom
{
    private const string ResultsWord = "results";
    private const string RunsWord = "runs";
    private const string HistoryWord = "history";

    private LearnFrom()
    {
    }

    /// <summary>Learns from the result documents in a folder.</summary>
    /// <param name="folder">The folder; null for the folder of <see cref="ExperimentOptions.Results"/>.</param>
    public static LearnFrom Results(string? folder = null) => new() { Folder = folder };

    /// <summary>
    /// Learns from the runs that experiments with <see cref="ExperimentOptions.Reuse"/> have kept on this machine: of the same code, since
    /// the machine was started.
    /// </summary>
    public static LearnFrom KeptRuns { get; } = new() { AreKept = true };

    /// <summary>
    /// Learns from a history, which <c>splnet run</c> reads; a test reads documents (<see cref="Results"/>).
    /// </summary>
    /// <param name="location">The file or the server; null for the variable <c>SPLNET_HISTORY</c> or the usual file.</param>
    public static LearnFrom History(string? location = null) => new() { IsHistory = true, Folder = location };

    /// <summary>The folder of result documents or the location of the history; null for the usual one.</summary>
    public string? Folder { get; private init; }

    /// <summary>
    /// The operand whose runs are learnt for all operands of the formula, by its name in the documents, for example
    /// <c>Sorter.Sort[arrays](1000)</c>. The default, null, learns each operand from itself.
    /// </summary>
    public string? Operand { get; init; }

    /// <summary>True for kept runs.</summary>
    internal bool AreKept { get; private init; }

    /// <summary>True for a history.</summary>
    internal bool IsHistory { get; private init; }

    /// <summary>
    /// Parses <c>results</c>, <c>results:FOLDER</c>, <c>history</c>, <c>history:LOCATION</c> or <c>runs</c>; null for any other text.
    /// </summary>
    internal static LearnFrom? TryParse(string text)
    {
        var colon = text.IndexOf(':', StringComparison.Ordinal);
        var place = colon < 0 ? null : text[(colon + 1)..];
        if (place is { Length: 0 })
            return null;
        return (colon < 0 ? text : text[..colon]) switch
        {
            ResultsWord => Results(place),
            HistoryWord => History(place),
            RunsWord when place is null => KeptRuns,
            _ => null,
        };
    }

    /// <summary>Returns the notation of texts.</summary>
    public override string ToString()
    {
        var word = AreKept ? RunsWord : IsHistory ? HistoryWord : ResultsWord;
        return (Folder is null ? word : $"{word}:{Folder}") + (Operand is null ? string.Empty : $" of {Operand}");
    }
}
