using SplNet.Views.Markup;

namespace SplNet.Views.Histories;

/// <summary>The shapes of changes, and the words that explain them.</summary>
internal static class MarkShape
{
    /// <summary>What each shape means, for people who see it for the first time.</summary>
    public const string Legend = "Triangle up: slower, or more bytes. Triangle down: faster, or fewer bytes. Circle: open. Diamond: the machine. Square: accepted. Cross: not shown. Plus: unconfirmed, by stored values alone.";

    /// <summary>The classes of what is drawn or written about a change.</summary>
    public static string Class(ChangeMark? mark) => mark switch
    {
        ChangeMark.Slower => "fail",
        ChangeMark.Faster => "pass",
        ChangeMark.Open => "inconclusive",
        ChangeMark.Environment => "invalid",
        _ => "plain",
    };

    /// <summary>The shape as a path.</summary>
    public static string Of(ChangeMark mark, double x, double y) => $"<path class=\"change {Class(mark)}\" d=\"M{Figures.At(x)} {Figures.At(y)}{Outline(mark)}\"/>";

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
