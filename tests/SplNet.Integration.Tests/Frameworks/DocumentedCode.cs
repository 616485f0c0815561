using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The code of a page of the documents, which the matrix compiles and runs as it stands there.</summary>
internal static class DocumentedCode
{
    /// <summary>The only code of a page in some language.</summary>
    public static string Of(string page, string language) =>
        Assert.Single(Regex.Matches(
            File.ReadAllText(Repository.PathOf(page)), $"```{language}\n(?<code>.*?)```",
            RegexOptions.Singleline | RegexOptions.ExplicitCapture, TimeSpan.FromMinutes(1)))
            .Groups["code"].Value;
}
