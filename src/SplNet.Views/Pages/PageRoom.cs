namespace SplNet.Views.Pages;

/// <summary>How much of a document a page shows; halved until the page is small enough.</summary>
/// <param name="Iterations">Iterations that are drawn, of all operands together.</param>
/// <param name="Rows">Rows of a table or a list.</param>
/// <param name="Text">Characters of a text of the user's.</param>
internal sealed record PageRoom(int Iterations, int Rows, int Text)
{
    public static readonly PageRoom Full = new(2400, 120, 4000);

    /// <summary>Blocks whose processes are drawn.</summary>
    public int Blocks => Rows;

    public PageRoom Half() => new(Math.Max(Iterations / 2, 8), Math.Max(Rows / 2, 4), Math.Max(Text / 2, 80));
}
