namespace SplNet.Syntax.Tests;

public class CorpusTests
{
    public static TheoryData<string> Places => [.. Corpus.Cases.Select(static one => one.Place)];

    [Fact]
    public void Corpus_IsLarge() => Assert.True(Corpus.Cases.Count >= 150, $"{Corpus.Cases.Count} cases");

    [Theory]
    [MemberData(nameof(Places))]
    public void Text_HasTheResultOfTheCorpus(string place)
    {
        var one = Case(place);
        Assert.Equal(one.Expected, one.Actual());
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void CanonicalText_ParsesToTheSameTree(string place)
    {
        var one = Case(place);
        var (root, diagnostics) = one.Parse(one.Text);
        if (diagnostics.Any(static diagnostic => diagnostic.IsError))
            return;
        var (again, found) = one.Parse(root.ToString());
        Assert.DoesNotContain(found, static diagnostic => diagnostic.IsError);
        Assert.Equal(root, again);
        Assert.Equal(root.ToString(), again.ToString());
    }

    [Theory]
    [MemberData(nameof(Places))]
    public void Replacements_RemoveTheirProblem(string place)
    {
        var one = Case(place);
        foreach (var diagnostic in one.Parse(one.Text).Diagnostics.Where(static diagnostic => diagnostic.Replacement is not null))
        {
            var mended = one.Text.Remove(diagnostic.Span.Start, diagnostic.Span.Length).Insert(
                diagnostic.Span.Start, diagnostic.Replacement!);
            var before = one.Parse(one.Text).Diagnostics.Count(other => other.Code == diagnostic.Code);
            Assert.True(one.Parse(mended).Diagnostics.Count(other => other.Code == diagnostic.Code) < before, mended);
        }
    }

    [Fact]
    public void EveryRule_HasACase()
    {
        var tried = Corpus.Cases.SelectMany(static one => one.Expected).Where(static line => line.StartsWith('!'))
            .Select(static line => line.Split(' ')[1]).ToHashSet();
        // Three limits have tests of their own: their texts are too long for a line.
        tried.UnionWith([FormulaRules.TextTooLong.Code, FormulaRules.NestedTooDeeply.Code, FormulaRules.TooManyParts.Code]);
        // Binding needs assemblies; its rules have their cases where it has its tests.
        var binding = FormulaRuleTable.All.Select(static rule => rule.Code)
            .Where(static code => code.StartsWith("SPL13", StringComparison.Ordinal));
        Assert.Empty(FormulaRuleTable.All.Select(static rule => rule.Code).Except(tried).Except(binding));
    }

    private static CorpusCase Case(string place) => Corpus.Cases.Single(one => one.Place == place);
}
