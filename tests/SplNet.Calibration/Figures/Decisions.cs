namespace SplNet.Calibration.Figures;

/// <summary>How often an interpretation rejects each of two opposite relations.</summary>
/// <param name="Right">Rejections of the relation that does not hold.</param>
/// <param name="Wrong">Rejections of the relation that does.</param>
public sealed record Decisions(Rate Right, Rate Wrong)
{
    /// <summary>Both in percent, for a table.</summary>
    public string Cell => $"{MarkdownTable.Percent(Right)} / {MarkdownTable.Percent(Wrong)}";
}
