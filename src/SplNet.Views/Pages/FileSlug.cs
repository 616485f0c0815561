using System.Text;

namespace SplNet.Views.Pages;

/// <summary>What a name becomes in the name of a file. Other names may become the same, so something else keeps them apart.</summary>
internal static class FileSlug
{
    private const int Longest = 60;

    /// <summary>Its letters and digits in lower case, and hyphens.</summary>
    public static string Of(string name)
    {
        var slug = new StringBuilder();
        foreach (var character in name.Take(Longest))
            slug.Append(char.IsAsciiLetterOrDigit(character) ? char.ToLowerInvariant(character) : '-');
        return slug.ToString();
    }
}
