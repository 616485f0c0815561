namespace SplNet.Views.Pages;

/// <summary>A part of a page under a title. Its texts are already escaped.</summary>
internal static class Section
{
    /// <summary>Creates the section; empty without content.</summary>
    /// <param name="title">Its title.</param>
    /// <param name="content">Its content.</param>
    /// <param name="about">A note for the reader; may be empty.</param>
    public static string Of(string title, string content, string about) => content.Length == 0
        ? string.Empty
        : $"<section><h2>{title}</h2>{(about.Length == 0 ? string.Empty : $"<p class=\"soft\">{about}</p>")}{content}</section>\n";

    /// <summary>Mentions how many of all are shown; empty if all are.</summary>
    public static string Left(int all, int shown, string what) =>
        all <= shown ? string.Empty : $"<p class=\"soft\">{shown} of {all} {what}.</p>";
}
