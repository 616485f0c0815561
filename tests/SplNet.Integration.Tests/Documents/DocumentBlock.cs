using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Documents;

/// <summary>A block between fences in a document, with the mark before it that says what becomes of it.</summary>
/// <param name="Page">The document, from the root of the repository.</param>
/// <param name="Line">The line of its first fence, from 1.</param>
/// <param name="Mark">What the reader is promised of it; null if nothing is.</param>
/// <param name="Given">What the block needs and does not show.</param>
/// <param name="Language">The language behind the fence.</param>
/// <param name="Code">What stands between the fences.</param>
internal sealed partial record DocumentBlock(string Page, int Line, string? Mark, string Given, string Language, string Code)
{
    /// <summary>It is compiled and never run.</summary>
    public const string Compiles = "compiles";

    /// <summary>Commands of <c>dotnet</c>, <c>splnet</c> and others, or a session with them.</summary>
    public const string Commands = "commands";

    /// <summary>Formulas, files of them or JSON that is read and not measured.</summary>
    public const string Reads = "reads";

    /// <summary>What a command has printed, or a drawing.</summary>
    public const string Shown = "shown";

    /// <summary>Another test compiles and runs it.</summary>
    public const string Matrix = "matrix";

    /// <summary>The suite of mutants compiles it and applies it.</summary>
    public const string Operator = "operator";

    /// <summary>The ends of those that are run.</summary>
    public static IReadOnlyList<string> Verdicts { get; } = ["passes", "fails", "inconclusive", "invalid"];

    /// <summary>All marks.</summary>
    public static IReadOnlyList<string> Marks { get; } = [.. Verdicts, Compiles, Commands, Reads, Shown, Matrix, Operator];

    /// <summary>Where it stands, as a name for tests.</summary>
    public string Name => $"{Page}:{Line.ToString(CultureInfo.InvariantCulture)}";

    /// <summary>The blocks of a document.</summary>
    public static IEnumerable<DocumentBlock> Of(string page)
    {
        var text = File.ReadAllText(Repository.PathOf(page));
        foreach (var block in Block().Matches(text).Cast<Match>())
        {
            var mark = block.Groups["mark"];
            yield return new DocumentBlock(
                page,
                1 + text.AsSpan(0, block.Groups["fence"].Index).Count('\n'),
                mark.Success ? mark.Value : null,
                block.Groups["given"].Value,
                block.Groups["language"].Value,
                block.Groups["code"].Value);
        }
    }

    /// <summary>The declarations of a document that its blocks need and it does not show.</summary>
    public static IEnumerable<(int Line, string Code)> Declarations(string page)
    {
        var text = File.ReadAllText(Repository.PathOf(page));
        return Declared().Matches(text)
            .Select(match => (1 + text.AsSpan(0, match.Groups["code"].Index).Count('\n'), match.Groups["code"].Value));
    }

    [GeneratedRegex(
        @"(?:^<!--[ ](?<mark>[a-z]+)(?:\n(?<given>(?:(?!-->).)*?)\n|[ ])-->\n+)?^(?<fence>```)(?<language>[\w-]*)\n(?<code>.*?)^```\s*?$",
        RegexOptions.Singleline | RegexOptions.Multiline | RegexOptions.IgnorePatternWhitespace | RegexOptions.ExplicitCapture,
        60_000)]
    private static partial Regex Block();

    [GeneratedRegex(
        @"^<!-- given\n(?<code>.*?)\n-->$", RegexOptions.Singleline | RegexOptions.Multiline | RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Declared();
}
