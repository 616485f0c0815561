using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Operands that are called in different ways.</summary>
public sealed class OperandIdentityTests
{
    private const string Here = "SplNet.Tool.Tests.Comparing.Carriers";

    private static readonly OperandSearch Search = Found();

    [Fact]
    public void OperandWithSeveralNames_IsFoundOnceUnderTheFirst()
    {
        Assert.Empty(Search.Unreadable);
        Assert.Equal(
            [
                $"{Here}.Length[Words]", $"{Here}.Count(20)", "Carriers.Count(10)", $"{Here}.Count(1)", $"{Here}.Pick(string, int)('a', 1)",
                $"{Here}.Pick(string)('b')",
            ],
            Search.Operands.Select(static operand => operand.Name));
    }

    [Theory]
    [InlineData("Length", $"{Here}.Length[Words]")]
    [InlineData("'a'", "SELF('a', 1)")]
    [InlineData("'b'", "THIS('b')")]
    public void Text_HasTheSyntaxOfItsContext(string part, string text) =>
        Assert.Equal(text, Search.Operands.First(operand => operand.Name.Contains(part, StringComparison.Ordinal)).Syntax.ToString());

    private static OperandSearch Found()
    {
        var search = new OperandSearch();
        foreach (var requirement in SplRequirements.Of(typeof(Carriers)))
            search.Add(requirement);
        return search;
    }
}
