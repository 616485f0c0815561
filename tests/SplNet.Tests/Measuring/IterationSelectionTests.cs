using SplNet.Measuring;
using SplNet.Statistics;

namespace SplNet.Tests.Measuring;

/// <summary>Which iterations count, and which are measured again. Each time is the position of its iteration, from 0.</summary>
public class IterationSelectionTests
{
    private const IterationFlags N = IterationFlags.None;
    private const IterationFlags G = IterationFlags.Collection;
    private const IterationFlags C = IterationFlags.Compilation;
    private const IterationFlags I = IterationFlags.Interrupted;

    [Theory]
    [InlineData(OnDisturbance.Keep, 0)]
    [InlineData(OnDisturbance.ReplaceIfRare, 2)]
    [InlineData(OnDisturbance.Replace, 3)]
    public void OneOfEachDisturbance_IsReplacedByPolicy(OnDisturbance policy, int missing) =>
        Assert.Equal(missing, After(policy, N, G, N, C, N, I, N, N).Missing);

    [Fact]
    public void CollectionsInEveryIteration_CountByDefault()
    {
        var selection = After(OnDisturbance.ReplaceIfRare, G, G, G, G);
        Assert.Equal(0, selection.Missing);
        Assert.False(selection.IsExhausted);
        Assert.Equal([G, G, G, G], selection.Counted(0).Flags);
        Assert.Empty(selection.Replaced(0).Flags);
    }

    [Theory]
    [InlineData(C)]
    [InlineData(I)]
    public void DisturbanceOfMoreThanAQuarter_Counts(IterationFlags flag)
    {
        Assert.Equal(2, After(OnDisturbance.ReplaceIfRare, flag, N, N, N, flag, N, N, N).Missing);
        Assert.Equal(0, After(OnDisturbance.ReplaceIfRare, flag, N, N, N, flag, N, N, flag).Missing);
        Assert.Equal(3, After(OnDisturbance.Replace, flag, N, N, N, flag, N, N, flag).Missing);
    }

    [Fact]
    public void ReplacedIterations_AreStoredSeparately()
    {
        var selection = After(OnDisturbance.ReplaceIfRare, N, C, N, N);
        selection.Add([4], [N], []);
        Assert.Equal(0, selection.Missing);
        Assert.False(selection.IsExhausted);
        Assert.Equal([0, 2, 3, 4], selection.Counted(0).Nanoseconds);
        Assert.Equal([1], selection.Replaced(0).Nanoseconds);
        Assert.Equal([C], selection.Replaced(0).Flags);
    }

    [Fact]
    public void Rounds_CountFromTheFirstWarmUp()
    {
        var selection = new IterationSelection(OnDisturbance.ReplaceIfRare, 4, 4);
        selection.Add([0, 1, 2, 3], [N, C, N, N], [], warmUps: 2);
        selection.Add([4], [N], [], warmUps: 1);
        Assert.Equal([0, 2, 3, 4], selection.CountedPositions());
        Assert.Equal([2, 4, 5, 7], selection.CountedRounds());
    }

    [Fact]
    public void AlwaysDisturbedIterations_StopAtTheLimitAndCount()
    {
        var selection = After(OnDisturbance.Replace, C, C, N);
        while (selection.Missing > 0)
            selection.Add(new double[selection.Missing], [.. Enumerable.Repeat(I, selection.Missing)], []);
        Assert.True(selection.IsExhausted);
        Assert.Equal([C, C, N], selection.Counted(0).Flags);
        Assert.Equal([I, I, I], selection.Replaced(0).Flags);
    }

    [Fact]
    public void Overhead_IsSubtractedWithoutNegativeTimes() =>
        Assert.Equal([0, 0.5, 1.5], After(OnDisturbance.Keep, N, N, N).Counted(0.5).Nanoseconds);

    [Fact]
    public void TimeOfOthers_IsDeductedButNotBelowTheFastestIteration()
    {
        var selection = new IterationSelection(OnDisturbance.Keep, 4, 0);
        selection.Add([10, 15, 30, 11], [N, I, I, N], taken: [0, 2, 25, 0.5]);
        var counted = selection.Counted(overhead: 1);
        Assert.Equal([9, 12, 9, 9.5], counted.Nanoseconds);
        Assert.Equal([0, 2, 20, 0.5], counted.Deducted);
    }

    [Fact]
    public void Outliers_AreMeasuredAgainAfterDisturbedIterationsAndStoredSeparately()
    {
        var selection = new IterationSelection(OnDisturbance.ReplaceIfRare, 8, 8, new SuffixRule(), 2);
        selection.Add([10, 10.1, 30, 9.9, 10, 10.2, 9.8, 50], [N, N, N, N, N, N, N, C], []);
        Assert.Equal(1, selection.Missing);
        selection.Add([10.1], [N], [], warmUps: 1);
        Assert.Equal(1, selection.Missing);
        selection.Add([9.9], [N], []);

        Assert.Equal(0, selection.Missing);
        Assert.False(selection.IsExhausted);
        Assert.Equal([10, 10.1, 9.9, 10, 10.2, 9.8, 10.1, 9.9], selection.Counted(0).Nanoseconds);
        Assert.Equal([0, 1, 3, 4, 5, 6, 9, 10], selection.CountedRounds());
        Assert.Equal([30, 50], selection.Replaced(0).Nanoseconds);
        Assert.Equal([IterationFlags.Suspect, C], selection.Replaced(0).Flags);
    }

    // As many again may be measured.
    private static IterationSelection After(OnDisturbance policy, params IterationFlags[] flags)
    {
        var selection = new IterationSelection(policy, flags.Length, flags.Length);
        Assert.Equal(flags.Length, selection.Missing);
        selection.Add([.. Enumerable.Range(0, flags.Length).Select(static index => (double)index)], flags, taken: []);
        return selection;
    }
}
