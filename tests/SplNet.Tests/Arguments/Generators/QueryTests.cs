namespace SplNet.Tests.Arguments.Generators;

/// <summary>Generators composed by queries.</summary>
public class QueryTests
{
    [Fact]
    public void AxisThenMaker_CreatesFreshValuesOfTheBoundSize()
    {
        var texts = from n in Gen.Of(10, 100, 1000) from text in Gen.Strings(n) select (n, text);
        Assert.Equal(["10", "100", "1000"], Drawn.Points(texts));
        var made = Drawn.Values(texts, 5, 100);
        Assert.All(made, static pair => Assert.Equal((100, 100), (pair.n, pair.text.Length)));
        Assert.Equal(5, made.Distinct().Count());
    }

    [Fact]
    public void Data_DependsOnTheSeed()
    {
        var arrays = Gen.Arrays(20, Gen.Ints());
        Assert.Equal(Drawn.Seeded(arrays, 3, 5), Drawn.Seeded(arrays, 3, 5));
        Assert.NotEqual(Drawn.Seeded(arrays, 3, 5), Drawn.Seeded(arrays, 3, 6));
    }

    [Fact]
    public void Products_HaveEveryCombinationAndDependentAxesTheirOwn()
    {
        var grid = from rows in Gen.Of(10, 100) from columns in Gen.Range(1, 2) select (rows, columns);
        Assert.Equal(["10, 1", "10, 2", "100, 1", "100, 2"], Drawn.Points(grid));
        Assert.Equal([(100, 2)], Drawn.Values(grid, 1, 100, 2));
        var triangle = from n in Gen.Of(1, 2) from m in Gen.Range(1, n) let sum = n + m where sum > 2 select sum;
        Assert.Equal(["2, 1", "2, 2"], Drawn.Points(triangle));
        Assert.Equal([4], Drawn.Values(triangle, 1, 2, 2));
    }

    [Fact]
    public void Let_IsFreshForEachInvocation()
    {
        var lists = from n in Gen.Of(3) let list = new List<int>(n) from key in Gen.Ints(0, n) select (list, key);
        var made = Drawn.Values(lists, 10, 3);
        Assert.Equal(10, made.Select(static pair => pair.list).Distinct(ReferenceEqualityComparer.Instance).Count());
        Assert.All(made, static pair => Assert.InRange(pair.key, 0, 2));
    }

    [Fact]
    public void CachedValue_IsCreatedOncePerRunNextToFreshValues()
    {
        var sizes = Gen.Of(3, 4);
        var lists = from n in sizes
                    from list in Gen.Arrays(n, Gen.Ints()).Cached()
                    from other in Gen.Make(() => new object()).Cached()
                    from key in Gen.Ints()
                    select (list, other, key);
        var made = Drawn.Values(lists, 10, 4);
        Assert.Single(made.Select(static value => value.list).Distinct(ReferenceEqualityComparer.Instance));
        Assert.Single(made.Select(static value => value.other).Distinct(ReferenceEqualityComparer.Instance));
        Assert.Equal(10, made.Select(static value => value.key).Distinct().Count());
        Assert.Equal(4, made[0].list.Length);
        Assert.NotSame(made[0].list, Drawn.Values(lists, 1, 4)[0].list);
    }

    [Fact]
    public void CachedQuery_DoesNotConsumeTheParameterOfTheNextAxis()
    {
        var nested = (from n in Gen.Of(1, 2) from inner in Gen.Make(() => new int[n]).Cached() select inner).Cached();
        var generator = from array in nested select array.Length;
        Assert.Equal([2, 2, 2], Drawn.Values(generator, 3, 2));
        Assert.Equal(["1", "2"], Drawn.Points(generator));
    }

    [Fact]
    public void ConditionsOnRandomValues_DrawAgain()
    {
        var odd = from value in Gen.Ints(0, 100) where value % 2 == 1 select value;
        Assert.All(Drawn.Values(odd, 50), static value => Assert.Equal(1, value % 2));
        var never = Gen.Ints().Where(static _ => false);
        var mistake = Assert.Throws<SplNetException>(() => Drawn.Values(never, 1));
        Assert.Contains("1000 values in a row", mistake.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void AxisAfterARandomOrCachedValue_IsRefused()
    {
        var late = from value in Gen.Ints() from n in Gen.Of(1, 2) select value + n;
        Assert.Contains("put its axes", Assert.Throws<SplNetException>(() => Drawn.Values(late, 1, 2)).Message, StringComparison.Ordinal);
        var afterCache = from list in Gen.Make(static () => new int[3]).Cached() from n in Gen.Of(1, 2) select list[n];
        Assert.Contains(
            "put its axes", Assert.Throws<SplNetException>(() => Drawn.Values(afterCache, 1, 2)).Message, StringComparison.Ordinal);
        var lateCache = from value in Gen.Ints() from list in Gen.Make(() => new int[value % 7]).Cached() select list;
        Assert.Contains(
            "put Cached() before", Assert.Throws<SplNetException>(() => Drawn.Values(lateCache, 1)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Makers_CoverTheirRange()
    {
        Assert.Equal([0, 1, 2], Drawn.Values(Gen.Ints(0, 3), 200).Distinct().Order());
        Assert.All(Drawn.Values(Gen.Doubles(-1, 1), 200), static value => Assert.InRange(value, -1, 1));
        Assert.All(Drawn.Values(Gen.Doubles(), 200), static value => Assert.InRange(value, 0, 1));
        Assert.All(Drawn.Values(Gen.Make(static random => random.Next(5)), 50), static value => Assert.InRange(value, 0, 4));
        Assert.Empty(Drawn.Values(Gen.Arrays(0, Gen.Ints()), 1)[0]);
        Assert.Equal(string.Empty, Drawn.Values(Gen.Strings(0), 1)[0]);
    }

    [Fact]
    public void Composites_AcceptGeneratorsAndCanBeSampledDirectly()
    {
        var sizes = Gen.Of(2, 3);
        IArgumentGenerator pair = new CompositeGenerator { from n in sizes from text in Gen.Strings(n) select text, static () => 7, sizes };
        var arguments = pair.Next([3]);
        Assert.Equal(3, Assert.IsType<string>(arguments[0]).Length);
        Assert.Equal([7, 3], arguments.Skip(1));
        IArgumentGenerator tuple = from n in sizes from text in Gen.Strings(n) select (n, text);
        Assert.Equal(2, tuple.Count);
        Assert.Equal(2, tuple.Next([2])[0]);
        Assert.Contains("parameters are 2, 3", Assert.Throws<SplNetException>(() => tuple.Next([5])).Message, StringComparison.Ordinal);
    }
}
