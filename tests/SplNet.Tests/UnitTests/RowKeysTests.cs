using SplNet.UnitTests;

namespace SplNet.Tests.UnitTests;

/// <summary>By what a row from code is found again in another process.</summary>
public sealed class RowKeysTests
{
    [Fact]
    public void RowsInAnotherOrder_HaveTheSameKeys()
    {
        var rows = new[] { Row(1, "a"), Row(2, "b"), Row(3, "c") };

        Assert.Equal(RowKeys.Of(rows), RowKeys.Of([.. rows.Reverse()]).Reverse());
    }

    [Fact]
    public void FurtherRow_ChangesNoKey() =>
        Assert.Equal(RowKeys.Of([Row(1)]), RowKeys.Of([Row(0), Row(1)]).Skip(1));

    [Fact]
    public void EqualRows_HaveOneKey() => Assert.Single(RowKeys.Of([Row(1, "a"), Row(1, "a")]).Distinct());

    [Fact]
    public void ValuesOfOtherTypes_HaveOtherKeys() =>
        Assert.Equal(4, RowKeys.Of([Row(1), Row(1L), Row("1"), Row('1')]).Distinct().Count());

    [Fact]
    public void TextsThatLookAlike_HaveOtherKeys() => Assert.Equal(2, RowKeys.Of([Row("a", "b"), Row("a, b", null)]).Distinct().Count());

    [Fact]
    public void NameOfTheUser_HidesTheContent() => Assert.Equal(
        RowKeys.Of([Row(new Parcel([1])) with { Label = "small" }]), RowKeys.Of([Row(new Parcel([2])) with { Label = "small" }]));

    [Fact]
    public void NameOfTwoRows_IdentifiesNeither()
    {
        var keys = RowKeys.Of([Row(1) with { Label = "same" }, Row(2) with { Label = "same" }]);

        Assert.Equal(RowKeys.Of([Row(1), Row(2)]), keys);
    }

    [Fact]
    public void TextOfTwoRows_IdentifiesThemOnlyWithTheirContent() =>
        Assert.Equal(2, RowKeys.Of([Row(new Named("x", 1)), Row(new Named("x", 2))]).Distinct().Count());

    [Fact]
    public void ObjectWithoutText_IsFoundByItsContent()
    {
        Assert.Equal(RowKeys.Of([Row(new Parcel([1, 2]))]), RowKeys.Of([Row(new Parcel([1, 2]))]));
        Assert.NotEqual(RowKeys.Of([Row(new Parcel([1, 2]))]), RowKeys.Of([Row(new Parcel([1, 3]))]));
    }

    [Fact]
    public void Lambdas_AreFoundByTheirPlaceInAsManyRows()
    {
        var keys = RowKeys.Of([Row(new Func<int>(static () => 1)), Row(new Func<int>(static () => 2))]);

        Assert.All(keys, static key => Assert.True(RowKeys.HasPlace(key)));
        Assert.EndsWith("_2of2", keys[1], StringComparison.Ordinal);
    }

    [Fact]
    public void SequenceThatWasEnumerated_HasTheSameContent()
    {
        var sequence = Sequence(3);
        var before = RowContent.Of([sequence]);

        Assert.Equal(3, sequence.Count());
        Assert.Equal(before, RowContent.Of([sequence]));
        Assert.NotEqual(before, RowContent.Of([Sequence(4)]));
    }

    [Fact]
    public void ObjectThatHoldsItself_HasContent()
    {
        var list = new List<object>();
        list.Add(list);

        Assert.True(RowContent.Of([list]).IsComplete);
    }

    [Fact]
    public void ChangedElement_ChangesTheContent()
    {
        int[] values = [3, 1];
        var before = RowContent.Of([values]);
        Array.Sort(values);

        Assert.NotEqual(before, RowContent.Of([values]));
    }

    private static IEnumerable<int> Sequence(int count)
    {
        for (var n = 0; n < count; n++)
            yield return n;
    }

    private static SourceRow Row(params object?[] arguments) => new(arguments);

    private sealed class Parcel(int[] content)
    {
        public int[] Content { get; } = content;
    }

    private sealed class Named(string name, int size)
    {
        public int Size { get; } = size;

        public override string ToString() => name;
    }
}
