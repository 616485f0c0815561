using FsCheck.Fluent;
using SplNet.History.Confirming;

namespace SplNet.History.Tests.Confirming;

/// <summary>The search for the commit of a change that was shown.</summary>
public sealed class OnsetSearchTests
{
    [Fact]
    public void Step_IsNamedWhereverItIs() => Prop.ForAll(Gen.Choose(1, 500).Two().ToArbitrary(), static places =>
    {
        var (step, last) = (Math.Min(places.Item1, places.Item2), Math.Max(places.Item1, places.Item2));
        var search = Run(new OnsetSearch(0, last, 0.1), commit => commit >= step ? 0.1 : 0);
        Assert.Equal(step, search.Named);
        Assert.True(search.Probes.Count <= 9);
        Assert.Equal(new ChangePlace(step - 1, step, IsNamed: true), search.Place(SessionAnswer.Shown));
    }).Holds();

    [Fact]
    public void NextCommit_NeedsNoProbe()
    {
        var search = new OnsetSearch(4, 5, 0.1);
        Assert.Null(search.Next);
        Assert.Equal(5, search.Named);
    }

    [Fact]
    public void CreepingChange_IsBetweenAQuarterAndThreeQuarters()
    {
        // 0.3 % per commit over twenty commits, from 40 on.
        var search = Run(new OnsetSearch(0, 80, 0.06), static commit => 0.003 * Math.Clamp(commit - 40, 0, 20));
        var place = search.Place(SessionAnswer.Undecided);
        Assert.False(place.IsNamed);
        Assert.InRange(place.After, 20, 45);
        Assert.InRange(place.Until, 55, 80);
    }

    [Fact]
    public void ChangeThatIsNotNamed_IsBetweenTheEndsAtLeast() => Prop.ForAll(Gen.Choose(0, 100).Select(static value => value / 1000.0).ArrayOf(101).ToArbitrary(), static effects =>
    {
        var place = Run(new OnsetSearch(0, 100, 0.1), commit => effects[commit]).Place(SessionAnswer.Excluded);
        Assert.InRange(place.After, 0, place.Until - 1);
        Assert.InRange(place.Until, place.After + 1, 100);
    }).Holds();

    [Fact]
    public void ProbeInDoubt_AsksForMoreBlocks()
    {
        var search = new OnsetSearch(0, 10, 0.1);
        double[] wide = [-0.4, 0.4, 0.05, 0.3, -0.3, 0.2, -0.2, 0.1, 0.15, -0.1, 0.12, 0.4, -0.4, 0.2, 0.1, 0.3, 0.2, 0.1, 0.2, 0.25];
        Assert.Equal(5, search.Take(wide.AsSpan(0, 3)));
        Assert.Equal(8, search.Take(wide.AsSpan(0, 5)));
        Assert.Equal(12, search.Take(wide.AsSpan(0, 8)));
        Assert.Equal(20, search.Take(wide.AsSpan(0, 12)));
        Assert.Null(search.Take(wide)); // the last look decides
        Assert.Equal(20, Assert.Single(search.Probes).Blocks);
    }

    [Fact]
    public void BadInput_IsRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new OnsetSearch(5, 5, 0.1));
        Assert.Throws<ArgumentOutOfRangeException>(() => new OnsetSearch(0, 5, 0));
        Assert.Throws<ArgumentException>(() => new OnsetSearch(0, 5, 0.1).Take([0.1, 0.1]));
        Assert.Throws<ArgumentException>(() => new OnsetSearch(0, 5, 0.1).Take([0.1, 0.1, double.NaN]));
        Assert.Throws<InvalidOperationException>(() => new OnsetSearch(0, 1, 0.1).Take([0.1, 0.1, 0.1]));
    }

    private static OnsetSearch Run(OnsetSearch search, Func<int, double> effect)
    {
        while (search.Next is { } commit)
        {
            for (int? blocks = 3; blocks is { } count;)
                blocks = search.Take([.. Enumerable.Range(0, count).Select(block => effect(commit) + (0.001 * ((block % 3) - 1)))]);
        }

        return search;
    }
}
