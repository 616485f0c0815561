using System.Security;
using System.Text;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Texts for MSBuild, whose special characters are written as their codes.</summary>
internal static class MSBuildText
{
    private const string Special = "%*?@$();'\",";

    /// <summary>For the value of a property on the command line.</summary>
    public static string Value(string text)
    {
        var escaped = new StringBuilder(text.Length);
        foreach (var character in text)
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                escaped.Append('%').Append(((int)character).ToString("X2", System.Globalization.CultureInfo.InvariantCulture));
            else
                escaped.Append(character);
        }

        return escaped.ToString();
    }

    /// <summary>For a literal in a project file.</summary>
    public static string Literal(string text) => SecurityElement.Escape(Value(text));
}
