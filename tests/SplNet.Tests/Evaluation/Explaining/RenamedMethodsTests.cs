using SplNet.Causes.Code;
using SplNet.Causes.Differences;
using SplNet.Evaluation.Explaining;

namespace SplNet.Tests.Evaluation.Explaining;

public class RenamedMethodsTests
{
    [Theory]
    [InlineData(200, 150, true)]
    [InlineData(200, 100, false)]
    [InlineData(40, 40, false)]
    public void LargeBuildWithUnmatchedMethods_IsReported(int methods, int removed, bool wasReported)
    {
        var older = new LibraryCode();
        for (var number = 0; number < methods; number++)
            older.Parts.Add(new MethodPart { Key = $"N.C::M{number}()", User = $"N.C::M{number}()", Assembly = 0, Text = string.Empty });
        var difference = new LibraryDifference(
            Enumerable.Range(0, removed).ToDictionary(
                static number => $"N.C::M{number}()", static _ => ChangeKind.Removed, StringComparer.Ordinal),
            [],
            []);
        Assert.Equal(
            wasReported
                ? "150 of 200 methods of one build are missing in the other. " +
                    "Names that differ in each build, as from obfuscators, or trimmed code hide the changes."
                : null,
            RenamedMethods.Note(difference, older));
    }
}
