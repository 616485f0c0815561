namespace SplNet.Views.Pages;

/// <summary>The amount of a document that a page shows; halved until the page is small enough.</summary>
/// <param name="Iterations">The number of drawn iterations, of all operands together.</param>
/// <param name="Rows">The rows of a table or a list.</param>
/// <param name="Text">The characters of a user's text.</param>
internal sealed record PageRoom(int Iterations, int Rows, int Text)
{
    public static readonly PageRoom Full = new(2400, 120, 4000);

    /// <summary>Gets the number of blocks whose processes are drawn.</summary>
    public int Blocks => Rows;

    public PageRoom Half() => new(Math.Max(Iterations / 2, 8), Math.Max(Rows / 2, 4), Math.Max(Text / 2, 80));
}
