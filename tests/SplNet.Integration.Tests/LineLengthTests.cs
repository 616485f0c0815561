using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests;

/// <summary>Lines of code are as short as <c>.editorconfig</c> says, which no analyzer checks.</summary>
public partial class LineLengthTests
{
    private static readonly string[] Folders = ["analyzers", "findings", "samples", "src", "tests", "tools"];

    private static int Limit { get; } = int.Parse(
        StatedLimit().Match(File.ReadAllText(Repository.PathOf(".editorconfig"))).Groups["limit"].Value, CultureInfo.InvariantCulture);

    [Fact]
    public void Line_IsAtMost140Characters()
    {
        var found = Sources().SelectMany(static path => LongLines(File.ReadLines(path))
            .Select(number => $"{Path.GetRelativePath(Repository.Root, path)}:{number}")).ToList();
        Assert.True(found.Count == 0, $"{found.Count} lines have more than {Limit} characters:\n{string.Join('\n', found)}");
    }

    [Theory]
    [InlineData("", "", true)]
    [InlineData("    // ", "", true)]
    [InlineData("// https://example.org/", "", false)]
    [InlineData("#pragma warning disable ", "", false)]
    [InlineData("_ = \"", "\";", true)]
    [InlineData("_ = \"\"\"", "\"\"\";", false)]
    [InlineData("_ = \"\"\"\n", "\n\"\"\";", false)]
    [InlineData("_ = \"\"\"\n\"\"\";\n", "", true)]
    public void LongLine_IsSeen(string before, string after, bool isSeen)
    {
        Assert.Equal(isSeen, LongLines($"{before}{new string('x', Limit + 1)}{after}".Split('\n')).Any());
        Assert.Empty(LongLines([new string('x', Limit)]));
    }

    private static IEnumerable<string> Sources() => Folders
        .SelectMany(static folder => Directory.EnumerateFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories))
        .Where(static path =>
            !Path.GetRelativePath(Repository.Root, path).Split(Path.DirectorySeparatorChar).Any(static part => part is "bin" or "obj"))
        .Order(StringComparer.Ordinal);

    // The text of a raw string cannot be broken, nor a directive or an address.
    private static IEnumerable<int> LongLines(IEnumerable<string> lines)
    {
        var (number, isRaw) = (0, false);
        foreach (var line in lines)
        {
            number++;
            var quotes = RawQuotes().Count(line);
            var isExempt = isRaw || quotes > 0 || line.TrimStart().StartsWith('#') || Address().IsMatch(line);
            isRaw ^= quotes % 2 == 1;
            if (line.Length > Limit && !isExempt)
                yield return number;
        }
    }

    [GeneratedRegex(@"^max_line_length = (?<limit>\d+)$", RegexOptions.Multiline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex StatedLimit();

    [GeneratedRegex("\"{3,}", RegexOptions.None, 60_000)]
    private static partial Regex RawQuotes();

    [GeneratedRegex(@"^\s*//.*://\S+$", RegexOptions.None, 60_000)]
    private static partial Regex Address();
}
