using System.Security;
using System.Text;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>Texts for MSBuild with escaped special characters.</summary>
internal static class MSBuildText
{
    private const string Special = "%*?@$();'\",";

    /// <summary>Escapes the value of a property on the command line.</summary>
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

    /// <summary>Escapes a literal in a project file.</summary>
    public static string Literal(string text) => SecurityElement.Escape(Value(text));
}
