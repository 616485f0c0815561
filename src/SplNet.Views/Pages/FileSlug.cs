using System.Text;

namespace SplNet.Views.Pages;

/// <summary>Converts a name for use in a file name. Different names may become equal, so something else must make them unique.</summary>
internal static class FileSlug
{
    private const int Longest = 60;

    /// <summary>Gets its letters and digits in lower case, and hyphens.</summary>
    public static string Of(string name)
    {
        var slug = new StringBuilder();
        foreach (var character in name.Take(Longest))
            slug.Append(char.IsAsciiLetterOrDigit(character) ? char.ToLowerInvariant(character) : '-');
        return slug.ToString();
    }
}
