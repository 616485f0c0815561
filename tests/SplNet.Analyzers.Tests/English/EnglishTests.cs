using static System.FormattableString;

namespace SplNet.Analyzers.Tests.English;

/// <summary>The English of the product gets plainer, and never worse.</summary>
public class EnglishTests
{
    // So much may be gained before the budget must follow.
    private const double Slack = 0.3;

    public static TheoryData<string, IEnumerable<string>, double> Budgets => new()
    {
        // Patterns per 1,000 words. A number only falls.
        { "strings", ProductText.Strings(), 0.6 },
        { "comments", ProductText.Comments(), 0.8 },
        { "documents", ProductText.Documents(), 1.1 },
    };

    [Theory]
    [MemberData(nameof(Budgets), DisableDiscoveryEnumeration = true)]
    public void StiltedPatterns_AreWithinTheirBudget(string kind, IEnumerable<string> texts, double budget)
    {
        var (patterns, words) = (0, 0);
        foreach (var text in texts)
        {
            patterns += StiltedPattern.Count(text);
            words += text.Split([' ', '\n', '\r', '\t'], StringSplitOptions.RemoveEmptyEntries)
                .Count(static word => word.Any(char.IsLetter));
        }

        var rate = 1000.0 * patterns / words;
        Assert.True(
            rate <= budget, Invariant($"The {kind} have {rate:0.00} stilted patterns per 1,000 words, and their budget is {budget}. ") +
                "Write short active sentences.");
        Assert.True(
            rate > budget - Slack,
            Invariant($"The {kind} have {rate:0.00} stilted patterns per 1,000 words. Lower their budget from {budget}."));
    }

    [Theory]
    [InlineData("The report tells what stands in it.", 2)]
    [InlineData("What runs is no test of its own.", 3)]
    [InlineData("It begins behind the others, too.", 3)]
    [InlineData("What is measured?", 0)]
    [InlineData("Reports the samples of one operand.", 0)]
    public void Pattern_IsFound(string text, int expected) => Assert.Equal(expected, StiltedPattern.Count(text));
}
