using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Mutations.Mutants;

/// <summary>
/// Comments that forbid mutants: <c>// splnet disable OP,OP : reason</c> until <c>// splnet restore OP</c> or the end of the file,
/// <c>// splnet disable once OP : reason</c> for its line and, if the comment is alone on its line, the next one. Without names, or with
/// <c>all</c>, it applies to all operators.
/// </summary>
internal sealed partial class DisableComments
{
    private const string NoReason = "a comment forbids it";

    private readonly List<(int First, int Last, string[] Operators, string Reason)> _ranges = [];

    /// <summary>Reads the comments of a file.</summary>
    public static DisableComments In(SyntaxTree tree)
    {
        var comments = new DisableComments();
        var text = tree.GetText();
        foreach (var trivia in tree.GetRoot().DescendantTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.SingleLineCommentTrivia)))
        {
            if (Comment().Match(trivia.ToString()) is { Success: true } match)
            {
                var line = text.Lines.GetLineFromPosition(trivia.SpanStart);
                comments.Add(match, line.LineNumber, isOnItsOwnLine: string.IsNullOrWhiteSpace(
                    text.ToString(Microsoft.CodeAnalysis.Text.TextSpan.FromBounds(line.Start, trivia.SpanStart))));
            }
        }

        return comments;
    }

    /// <summary>Gets the reason why an operator may not mutate code that starts in a line; null if it may.</summary>
    /// <param name="operatorId">The operator.</param>
    /// <param name="line">The line, from 0.</param>
    public string? ReasonAgainst(string operatorId, int line) =>
        _ranges.Where(range => range.First <= line && line <= range.Last && Means(range.Operators, operatorId))
            .Select(static range => range.Reason).FirstOrDefault();

    private void Add(Match match, int line, bool isOnItsOwnLine)
    {
        var operators = match.Groups["names"].Value.Split(',', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        if (match.Groups["verb"].Value == "restore")
        {
            Restore(operators, line);
            return;
        }

        var reason = match.Groups["reason"].Value is { Length: > 0 } given ? given : NoReason;
        _ranges.Add((line, match.Groups["once"].Success ? isOnItsOwnLine ? line + 1 : line : int.MaxValue, operators, reason));
    }

    // Restoring some names leaves the others disabled.
    private void Restore(string[] operators, int line)
    {
        for (var index = _ranges.Count - 1; index >= 0; index--)
        {
            var range = _ranges[index];
            if (range.Last != int.MaxValue)
                continue;
            var left = IsAll(operators) ? [] : range.Operators.Except(operators, StringComparer.OrdinalIgnoreCase).ToArray();
            if (!IsAll(range.Operators) && left.Length == range.Operators.Length)
                continue;
            if (IsAll(range.Operators) && !IsAll(operators))
                continue;
            _ranges[index] = range with { Last = line - 1 };
            if (left.Length > 0)
                _ranges.Add((line, int.MaxValue, left, range.Reason));
        }
    }

    private static bool Means(string[] operators, string operatorId) =>
        IsAll(operators) || operators.Contains(operatorId, StringComparer.OrdinalIgnoreCase);

    private static bool IsAll(string[] operators) => operators.Length == 0 || operators.Contains("all", StringComparer.OrdinalIgnoreCase);

    [GeneratedRegex(
        @"^//\s*splnet\s+(?<verb>disable|restore)(?<once>\s+once)?(?<names>\s+\w+(\s*,\s*\w+)*)?\s*(:\s*(?<reason>.*?)\s*)?$",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Comment();
}
