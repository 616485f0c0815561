using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.Tests.Verifying;

/// <summary>
/// A source in which the places of the expected diagnostics are marked: <c>[|…|]</c> for the only rule of an analyzer, <c>{|SPL1001:…|}</c>
/// for a named one.
/// </summary>
/// <param name="Source">The source without the marks.</param>
/// <param name="Expected">The marked places, in the order of their beginnings.</param>
internal sealed record Markup(string Source, IReadOnlyList<(string? Id, TextSpan Span)> Expected)
{
    private const string Unnamed = "[|";
    private const string Named = "{|";

    public static Markup Read(string marked)
    {
        var source = new System.Text.StringBuilder();
        var open = new Stack<(string? Id, int Start, int Order)>();
        var found = new List<(string? Id, TextSpan Span, int Order)>();
        var order = 0;
        for (var index = 0; index < marked.Length; index++)
        {
            var pair = index + 1 < marked.Length ? marked.Substring(index, 2) : string.Empty;
            var colon = pair == Named ? marked.IndexOf(':', index) : -1;
            if (pair == Unnamed)
            {
                open.Push((null, source.Length, order++));
                index++;
            }
            else if (colon > 0 && marked.AsSpan(index + 2, 3).SequenceEqual("SPL"))
            {
                open.Push((marked[(index + 2)..colon], source.Length, order++));
                index = colon;
            }
            else if (open.Count > 0 && pair == (open.Peek().Id is null ? "|]" : "|}"))
            {
                var (id, start, opened) = open.Pop();
                found.Add((id, TextSpan.FromBounds(start, source.Length), opened));
                index++;
            }
            else
            {
                source.Append(marked[index]);
            }
        }

        if (open.Count > 0)
            throw new FormatException("A mark is not closed.");
        return new Markup(source.ToString(), [.. found.OrderBy(static one => one.Order).Select(static one => (one.Id, one.Span))]);
    }
}
