using SplNet.Statistics;
using SplNet.Syntax;

namespace SplNet.Tests.Statements.Binding;

/// <summary>The names of interpretations, which the compiler must know without the interpretations.</summary>
public class InterpretationNameTests
{
    [Fact]
    public void Names_MatchTheInterpretations() =>
        Assert.Equal(Interpretations.All.Select(static interpretation => interpretation.Name), InterpretationNames.All);

    [Theory]
    [InlineData("PairedRuns")]
    [InlineData("welch runs-Satterthwaite")]
    [InlineData("welsh")]
    [InlineData("")]
    public void Spellings_MatchTheInterpretations(string name) =>
        Assert.Equal(Interpretations.Find(name) is not null, InterpretationNames.Contains(name));
}
