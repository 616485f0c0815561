using Spectre.Console;
using Spectre.Console.Rendering;

namespace SplNet.Tool.Reporting;

/// <summary>Lines in a colour, without line breaks: the terminal wraps them, so a copied command is still one line.</summary>
/// <param name="text">The lines.</param>
/// <param name="style">Their colour.</param>
internal sealed class UnwrappedText(string text, Style style) : Renderable
{
    /// <inheritdoc/>
    protected override IEnumerable<Segment> Render(RenderOptions options, int maxWidth) => [new Segment(text, style), Segment.LineBreak];
}
