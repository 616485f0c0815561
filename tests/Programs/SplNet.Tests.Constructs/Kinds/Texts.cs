using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;

namespace SplNet.Tests.Constructs.Kinds;

/// <summary>Strings and what makes them.</summary>
internal static partial class Texts
{
    private const string Group = "Strings";

    private static readonly StringBuilder Builder = new();
    private static readonly CompositeFormat Format = CompositeFormat.Parse("{0}");

    public static IReadOnlyList<Construct> All =>
    [
        Construct.Of(Group, "Substring", static _ => Given.Sentence.Substring(0, 3).Length),
        Construct.Of(Group, "AsSpan with a range", static _ => Given.Sentence.AsSpan(0, 3).Length),
        Construct.Of(Group, "concatenation of two strings", static _ => (Given.Name + Given.Sentence).Length),
        Construct.Of(Group, "concatenation with a number", static i => (Given.Name + (i + 1000)).Length),
        Construct.Of(Group, "interpolation of a number", static i => $"{i + 1000}".Length),
        Construct.Of(Group, "interpolation of a number and a string", static i => $"{i + 1000} {Given.Name}".Length),
        Construct.Of(Group, "string.Format of a number", static i => string.Format(CultureInfo.InvariantCulture, "{0}", i + 1000).Length),
        Construct.Of(
            Group, "string.Format with CompositeFormat", static i => string.Format(CultureInfo.InvariantCulture, Format, i + 1000).Length),
        Construct.Of(Group, "ToString of a number below 300", static i => (i & 15).ToString(CultureInfo.InvariantCulture).Length),
        Construct.Of(Group, "ToString of a larger number", static i => (i + 1000).ToString(CultureInfo.InvariantCulture).Length),
        Construct.Of(Group, "TryFormat into a span", static i =>
        {
            Span<char> span = stackalloc char[16];
            i.TryFormat(span, out var written, provider: CultureInfo.InvariantCulture);
            return written;
        }),
        Construct.Of(Group, "Split", static _ => Given.Sentence.Split(' ').Length),
        Construct.Of(
            Group,
            "Split of a span",
            static _ => { var parts = 0; foreach (var part in Given.Sentence.AsSpan().Split(' ')) parts++; return parts; }),
        Construct.Of(Group, "string.Join of an array", static _ => string.Join(',', Given.Words).Length),
        Construct.Of(Group, "ToLowerInvariant of lower case", static _ => Given.Name.ToLowerInvariant().Length),
        Construct.Of(
            Group, "Trim and Replace without a change", static _ => Given.Name.Trim().Replace("x", "y", StringComparison.Ordinal).Length),
        Construct.Of(Group, "Equals without case", static _ => Given.Name.Equals("NAME", StringComparison.OrdinalIgnoreCase) ? 1 : 0),
        Construct.Of(Group, "StringBuilder that is used again, to a string", static i =>
            Builder.Clear().Append(Given.Name).Append(i & 1).ToString().Length),
        Construct.Of(Group, "Regex.IsMatch, generated", static _ => TwoPattern().IsMatch(Given.Sentence) ? 1 : 0),
        Construct.Of(Group, "Regex.Match, generated", static _ => TwoPattern().Match(Given.Sentence).Index),
    ];

    [GeneratedRegex("t[a-z]o", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 1000)]
    private static partial Regex TwoPattern();
}
