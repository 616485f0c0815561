namespace SplNet;

/// <summary>What the parent of a measuring process has found before. Nearly no test looks at more of it than the verdict, and to read all of it takes as long as to start the process.</summary>
internal sealed class ParentResult(string text, Func<ExperimentResult> read)
{
    private readonly Lazy<ExperimentResult> _whole = new(read);

    /// <summary>The report, as the parent wrote it.</summary>
    public string Text { get; } = text;

    /// <summary>The result with all that it rests on.</summary>
    public ExperimentResult Whole => _whole.Value;
}
