namespace SplNet.Views.Pages;

/// <summary>The start of every page: its title, its style, and its permissions.</summary>
internal static class PageHead
{
    /// <summary>Creates everything before the body.</summary>
    /// <param name="title">The title, escaped.</param>
    public static string Of(string title) =>
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><meta name=\"viewport\" content=\"width=device-width, " +
        $"initial-scale=1\"/><meta http-equiv=\"Content-Security-Policy\" content=\"{Stylesheet.Policy}\"/>" +
        $"<title>{title}</title><style>{Stylesheet.Text}</style></head>\n";
}
