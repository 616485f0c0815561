namespace SplNet.Tool.Histories;

/// <summary>A line in the report of a check.</summary>
/// <param name="Result">The result in a word or two: <c>SLOWER</c>, <c>suspected</c>, …</param>
/// <param name="Text">The series, its figures, and what happens next.</param>
internal readonly record struct HistoryCheckLine(string Result, string Text)
{
    /// <summary>Returns the line with its result in a column.</summary>
    public override string ToString() => $"{Result,-14}{Text}";
}
