namespace SplNet.Views.Pages;

/// <summary>A part of a page under a title. Texts come escaped.</summary>
internal static class Section
{
    /// <summary>The section; nothing where there is no content.</summary>
    /// <param name="title">Its title.</param>
    /// <param name="content">What it holds.</param>
    /// <param name="about">What the reader should know of it; may be empty.</param>
    public static string Of(string title, string content, string about) => content.Length == 0
        ? string.Empty
        : $"<section><h2>{title}</h2>{(about.Length == 0 ? string.Empty : $"<p class=\"soft\">{about}</p>")}{content}</section>\n";

    /// <summary>How many of all are there; nothing where all are.</summary>
    public static string Left(int all, int shown, string what) => all <= shown ? string.Empty : $"<p class=\"soft\">{shown} of {all} {what}.</p>";
}
