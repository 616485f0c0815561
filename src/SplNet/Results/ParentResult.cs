namespace SplNet;

/// <summary>
/// The earlier findings of a measuring process's parent. Hardly any test reads more than the verdict, and reading everything takes as long
/// as starting the process.
/// </summary>
internal sealed class ParentResult(string text, Func<ExperimentResult> read)
{
    private readonly Lazy<ExperimentResult> _whole = new(read);

    /// <summary>The report, as the parent wrote it.</summary>
    public string Text { get; } = text;

    /// <summary>The complete result.</summary>
    public ExperimentResult Whole => _whole.Value;
}
