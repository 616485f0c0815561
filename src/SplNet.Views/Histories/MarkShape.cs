using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>The shapes of changes, with their legend.</summary>
internal static class MarkShape
{
    /// <summary>The meaning of each shape, for new readers.</summary>
    public const string Legend = "Triangle up: slower, or more bytes. Triangle down: faster, or fewer bytes. Circle: open. " +
        "Diamond: the machine. Square: accepted. Cross: not shown. Plus: unconfirmed, by stored values alone.";

    /// <summary>Gets the CSS classes of the drawing or text of a change.</summary>
    public static string Class(ChangeMark? mark) => mark switch
    {
        ChangeMark.Slower => "fail",
        ChangeMark.Faster => "pass",
        ChangeMark.Open => "inconclusive",
        ChangeMark.Environment => "invalid",
        _ => "plain",
    };

    /// <summary>Draws the shape as a path.</summary>
    public static string Of(ChangeMark mark, double x, double y) =>
        $"<path class=\"change {Class(mark)}\" d=\"M{Figures.At(x)} {Figures.At(y)}{Outline(mark)}\"/>";

    private static string Outline(ChangeMark mark) => mark switch
    {
        ChangeMark.Slower => "m0-5l5 9h-10z",
        ChangeMark.Faster => "m0 5l5-9h-10z",
        ChangeMark.Open => "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        ChangeMark.Environment => "m0-5l5 5l-5 5l-5-5z",
        ChangeMark.Accepted => "m-4-4h8v8h-8z",
        ChangeMark.Unconfirmed => "m-5 0h10m-5-5v10",
        _ => "m-4-4l8 8m0-8l-8 8",
    };
}
