using SplNet.Mutations.Compiling;
using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>
/// The small library on which the whole command is tried: every operator finds a place there that its performance tests reach often.
/// </summary>
public sealed class SampleLibraryTests
{
    private static readonly MutatedProject Library = MutatedProject.Of(
        SourceProject.Of([.. Directory.EnumerateFiles(Path.Combine(AppContext.BaseDirectory, "Sample"), "*.cs")
            .Order(StringComparer.Ordinal).Select(File.ReadAllText)]),
        MutationOperators.All);

    [Fact]
    public void EveryOperator_FindsAPlace()
    {
        Assert.Empty(Library.Notes);
        Assert.Empty(
            MutationOperators.All.Select(static known => known.Id).Except(Library.Mutants.Select(static mutant => mutant.Operator)));
    }

    // A method in which the place is executed many times for each operation that the performance tests measure.
    [Theory]
    [InlineData("PTW", "BookSide::Position")]
    [InlineData("STS", "Statement::Of")]
    [InlineData("EFL", "Positions::Profile")]
    [InlineData("SOC", "Positions::Book")]
    [InlineData("HWO", "Price::CompareTo")]
    [InlineData("LIT", "OrderBook::PlaceAll")]
    [InlineData("IFE", "OrderReader::Read")]
    [InlineData("TOL", "Auction::Volume")]
    [InlineData("ANY", "Positions::FirstLarge")]
    [InlineData("LIN", "OrderBook::SideOf")]
    [InlineData("CAP", "OrderReader::Read")]
    [InlineData("SCL", "Statement::Of")]
    [InlineData("AWT", "Journal::WriteAllAsync")]
    [InlineData("CLO", "Positions::Largest")]
    [InlineData("LOK", "OrderBook::Place")]
    [InlineData("EXC", "OrderReader::TryRead")]
    [InlineData("CUL", "OrderReader::TryRead")]
    [InlineData("SPN", "Statement::Total")]
    [InlineData("POOL", "Journal::WriteAsync")]
    [InlineData("BIF", "OrderBook::Fits")]
    public void Place_IsReachedOften(string id, string method) =>
        Assert.Contains(
            Library.Mutants, mutant => mutant.Operator == id && mutant.Method?.Contains($".{method}(", StringComparison.Ordinal) == true);

    [Fact]
    public void MutantOfEachOperator_CompilesToDifferentCode() =>
        Assert.All(Library.Mutants.DistinctBy(static mutant => mutant.Operator), static mutant =>
        {
            var compiled = Library.Compile(mutant);
            Assert.True(compiled.Error is null, $"{mutant.Id}: {compiled.Error}");
            Assert.False(compiled.IsEquivalent, mutant.Id);
        });
}
