using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SplNet.Analyzers.Tests.Fuzzing;

/// <summary>Makes variants: tokens are deleted, inserted and doubled, and literals lose characters.</summary>
internal static class Mutations
{
    private const int Most = 4;

    /// <summary>The tokens of a source, those inside of interpolations too.</summary>
    public static IReadOnlyList<string> TokensOf(string source) =>
        [.. CSharpSyntaxTree.ParseText(source, CSharpParseOptions.Default.WithLanguageVersion(LanguageVersion.Preview)).GetRoot()
            .DescendantTokens().Select(static token => token.ToFullString())];

    public static string Of(IReadOnlyList<string> tokens, Random random)
    {
        var changed = new List<string>(tokens);
        for (var times = random.Next(Most) + 1; times > 0; times--)
            Change(changed, random);
        return string.Concat(changed);
    }

    /// <summary>A variant of a text without tokens.</summary>
    public static string Of(string text, Random random)
    {
        var changed = new StringBuilder(text);
        for (var times = random.Next(Most) + 1; times > 0; times--)
        {
            var start = random.Next(changed.Length + 1);
            changed.Remove(start, random.Next(Math.Min(Most, changed.Length - start) + 1));
            if (random.Next(2) == 0)
                changed.Insert(start, Seeds.Tokens[random.Next(Seeds.Tokens.Count)]);
        }

        return changed.ToString();
    }

    private static void Change(List<string> tokens, Random random)
    {
        if (tokens.Count == 0)
            return;
        var index = random.Next(tokens.Count);
        switch (random.Next(5))
        {
            case 0:
                tokens.RemoveAt(index);
                break;
            case 1:
                tokens.Insert(index, tokens[index]);
                break;
            case 2:
                tokens.Insert(index, tokens[random.Next(tokens.Count)]);
                break;
            case 3:
                tokens.Insert(index, Seeds.Tokens[random.Next(Seeds.Tokens.Count)]);
                break;
            default:
                // Formulas are long tokens, and worth more than one brace.
                index = tokens.FindIndex(index, static token => token.Contains("SELF", StringComparison.Ordinal)) is var found and >= 0
                    ? found
                    : index;
                tokens[index] = Of(tokens[index], random);
                break;
        }
    }
}
