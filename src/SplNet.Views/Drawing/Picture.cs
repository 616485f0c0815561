using SplNet.Views.Markup;

namespace SplNet.Views.Drawing;

/// <summary>The common parts of all pictures: their width, their marks, the frame that scrolls on a narrow screen.</summary>
internal static class Picture
{
    public const double Width = 720;
    public const double Left = 150;
    public const double Right = 40;

    /// <summary>The number of characters of a name next to a row.</summary>
    public const int NameLength = 18;

    /// <summary>The number of operands with a distinct mark; no picture shows more.</summary>
    public const int Series = 4;

    public static string Framed(string id, string title, string description, double height, string content) =>
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Picture: " +
        $"{title}\"><svg viewBox=\"0 0 {Figures.At(Width)} {Figures.At(height)}\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\">" +
        $"<title id=\"{id}-t\">{title}</title><desc id=\"{id}-d\">{description}</desc>{content}</svg></div>\n";

    /// <summary>Draws the mark of an operand: circle, square, triangle or diamond, so that colour is not needed.</summary>
    public static string Mark(int series, double x, double y)
    {
        var at = $"M{Figures.At(x)} {Figures.At(y)}";
        return (series % Series) switch
        {
            0 => at + "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
            1 => at + "m-3.5-3.5h7v7h-7z",
            2 => at + "m0-4.5l4.5 8h-9z",
            _ => at + "m0-5l5 5l-5 5l-5-5z",
        };
    }

    public static string RowName(string name, double y) =>
        $"<text text-anchor=\"end\" x=\"{Figures.At(Left - 16)}\" y=\"{Figures.At(y + 4)}\">{Escaped.Middle(name, NameLength)}</text>";
}
