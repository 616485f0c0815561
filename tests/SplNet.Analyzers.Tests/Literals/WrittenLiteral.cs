namespace SplNet.Analyzers.Tests.Literals;

/// <summary>A text as C# source.</summary>
/// <param name="Value">The text.</param>
/// <param name="Source">The expression.</param>
/// <param name="Places">Where each code unit of the text stands in the expression.</param>
/// <param name="First">Where the first one would stand if there is none.</param>
internal sealed record WrittenLiteral(string Value, string Source, IReadOnlyList<(int Start, int End)> Places, int First)
{
    /// <summary>Where a stretch of the text is to be found.</summary>
    public (int Start, int End) PlaceOf(int start, int length) => (start, length) switch
    {
        (0, 0) when Places.Count == 0 => (First, First),
        (0, 0) => (Places[0].Start, Places[0].Start),
        (_, 0) => (Places[start - 1].End, Places[start - 1].End),
        _ => (Places[start].Start, Places[start + length - 1].End),
    };
}
