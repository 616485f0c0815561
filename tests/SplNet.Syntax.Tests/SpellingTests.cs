namespace SplNet.Syntax.Tests;

/// <summary>Suggestions for names that are not known.</summary>
public class SpellingTests
{
    [Theory]
    [InlineData("", "", 0)]
    [InlineData("mean", "mean", 0)]
    [InlineData("MEAN", "mean", 0)]
    [InlineData("men", "mean", 1)]
    [InlineData("maen", "mean", 2)]
    [InlineData("kitten", "sitting", 3)]
    [InlineData("", "mean", 4)]
    public void Distance_CountsTheChangesOfCharacters(string left, string right, int distance)
    {
        Assert.Equal(distance, Spelling.Distance(left, right));
        Assert.Equal(distance, Spelling.Distance(right, left));
    }

    [Theory]
    [InlineData("maen", " Did you mean 'mean'?")]
    [InlineData("alocated", " Did you mean 'allocated'?")]
    [InlineData("throughput", "")]
    public void SimilarName_IsSuggestedAndADifferentOneIsNot(string name, string suggestion) =>
        Assert.Equal(suggestion, Spelling.Suggestion(name, ["mean", "median", "min", "allocated"]));
}
