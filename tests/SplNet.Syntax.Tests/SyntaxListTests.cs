namespace SplNet.Syntax.Tests;

/// <summary>Lists of parts of formulas, of any number of elements.</summary>
public sealed class SyntaxListTests
{
    public static TheoryData<int> Counts => [.. Enumerable.Range(0, 10)];

    [Theory]
    [MemberData(nameof(Counts))]
    public void CollectedElements_FormTheListInOrder(int count)
    {
        var builder = Collect(count);
        var list = builder.ToList();
        Assert.Equal(Names(count), list.Select(static name => name.Name));
        Assert.Equal(Names(count), Enumerable.Range(0, builder.Count).Select(index => builder[index].Name));
        var passed = new List<string>();
        foreach (var name in list)
            passed.Add(name.Name);
        Assert.Equal(Names(count), passed);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void ElementCollectedLater_IsNotInAnEarlierList(int count)
    {
        var builder = Collect(count);
        var list = builder.ToList();
        builder.Add(new NameSyntax("later"));
        Assert.Equal(Names(count), list.Select(static name => name.Name));
        Assert.Equal(count + 1, builder.ToList().Count);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void Lists_AreEqualIfTheirElementsAre(int count)
    {
        var list = Collect(count).ToList();
        Assert.Equal(list, Collect(count).ToList());
        Assert.Equal(list.GetHashCode(), Collect(count).ToList().GetHashCode());
        Assert.NotEqual(list, Collect(count + 1).ToList());
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void FirstElements_AreAtMostAllElements(int count)
    {
        var list = Collect(4).ToList();
        Assert.Equal(Names(Math.Min(count, 4)), list.Take(count).Select(static name => name.Name));
    }

    [Fact]
    public void DefaultList_IsEmpty()
    {
        SyntaxList<NameSyntax> list = default;
        Assert.Empty(list);
        Assert.Equal(SyntaxList<NameSyntax>.Of(null), list);
    }

    private static IEnumerable<string> Names(int count) => Enumerable.Range(0, count).Select(static index => $"v{index}");

    private static SyntaxListBuilder<NameSyntax> Collect(int count)
    {
        var builder = default(SyntaxListBuilder<NameSyntax>);
        foreach (var name in Names(count))
            builder.Add(new NameSyntax(name));
        return builder;
    }
}
