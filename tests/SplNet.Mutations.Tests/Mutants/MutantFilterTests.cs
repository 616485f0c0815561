using SplNet.Mutations.Mutants;

namespace SplNet.Mutations.Tests.Mutants;

public class MutantFilterTests
{
    private static readonly Mutant[] All =
    [
        Of("LIN-1", "src/A.cs", 3, 5), Of("CAP-1", "src/Deep/B.cs", 7, 7), Of("LIN-2", "../Shared/C.cs", 1, 1),
    ];

    [Theory]
    [InlineData("", "LIN-1 CAP-1 LIN-2")]
    [InlineData("*.cs", "LIN-1 CAP-1 LIN-2")]
    [InlineData("B.cs", "CAP-1")]
    [InlineData("src/*.cs", "LIN-1")]
    [InlineData("src/**/*.cs", "LIN-1 CAP-1")]
    [InlineData("src/**", "LIN-1 CAP-1")]
    [InlineData("!src/**", "LIN-2")]
    [InlineData("src/** !B.cs", "LIN-1")]
    [InlineData("src/?.cs", "LIN-1")]
    [InlineData("src\\A.cs", "LIN-1")]
    [InlineData("a.cs", "")]
    public void Patterns_ChooseFiles(string patterns, string expected) =>
        Assert.Equal(expected, Ids(new MutantFilter { Files = patterns.Split(' ', StringSplitOptions.RemoveEmptyEntries) }));

    [Fact]
    public void Operators_AreChosenIgnoringCase() => Assert.Equal("LIN-1 LIN-2", Ids(new MutantFilter { Operators = ["lin"] }));

    [Theory]
    [InlineData("src/A.cs", 2, "")]
    [InlineData("src/A.cs", 3, "LIN-1")]
    [InlineData("src/A.cs", 5, "LIN-1")]
    [InlineData("src/A.cs", 6, "")]
    [InlineData("src/Other.cs", 3, "")]
    public void ChangedLines_SelectTheMutantsTheyTouch(string file, int line, string expected) =>
        Assert.Equal(expected, Ids(new MutantFilter
        {
            Lines = new ChangedLines(new Dictionary<string, IReadOnlySet<int>> { [file] = new HashSet<int> { line } }),
        }));

    private static string Ids(MutantFilter filter) => string.Join(' ', filter.Of(All).Select(static mutant => mutant.Id));

    private static Mutant Of(string id, string file, int first, int last) => new()
    {
        Id = id,
        Operator = id.Split('-')[0],
        Title = "slower",
        Tier = MutationTier.Preserving,
        Cost = MutationCost.Constant,
        File = file,
        StartLine = first,
        StartColumn = 1,
        EndLine = last,
        EndColumn = 2,
        Original = "x",
        Replacement = "y",
    };
}
