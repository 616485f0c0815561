using SplNet.UnitTests;

namespace SplNet.Tests.Replaying;

/// <summary>The rows of data-driven tests.</summary>
public class TestRowTests
{
    [Theory]
    [InlineData("")]
    [InlineData("tr-TR")]
    [InlineData("de-DE")]
    public void Key_DistinguishesTypesAndValuesInEveryCulture(string name)
    {
        using var culture = new Results.Reports.Culture(name);
        Assert.Equal(
            "System.Double:0.5;string:4:1;2;;null;System.Int32[][System.Int32:1;System.Int32:2;];System.DayOfWeek:Friday;",
            TestRow.KeyOf([0.5, "1;2;", null, new[] { 1, 2 }, DayOfWeek.Friday]));
    }

    [Fact]
    public void DifferentRows_HaveDifferentKeys()
    {
        object?[][] rows =
        [
            [], [null], ["null"], [1], [1L], ["1"], [1, 2], [new[] { 1, 2 }], [new object[] { 1, 2 }], [new[] { 1 }, 2],
            ["a", "b"], ["a;string:1:b"], [new[] { "a", "b" }], [0.1], [0.1f], [0.1m], [true], ['1'],
        ];
        Assert.Equal(rows.Length, rows.Select(TestRow.KeyOf).Distinct(StringComparer.Ordinal).Count());
    }

    [Fact]
    public void Row_IsFoundAgainAmongOthers()
    {
        object?[][] rows = [[1, "one"], [2, "two"]];
        Assert.Same(rows[1], TestRow.Find(rows, TestRow.KeyOf([2, "two"])));
    }

    [Fact]
    public void EqualRows_AreOneRow() => Assert.Equal([1], TestRow.Find([[1], [1]], TestRow.KeyOf([1])));

    [Fact]
    public void RowThatDoesNotAppearAgain_IsRefused() =>
        Assert.Contains(
            "does not appear",
            Assert.Throws<UnreplayableTestException>(static () => TestRow.Find([[1]], TestRow.KeyOf([2]))).Message,
            StringComparison.Ordinal);

    [Fact]
    public void IndistinguishableRows_AreRefused()
    {
        object?[][] rows = [[new object()], [new object()]];
        Assert.Contains(
            "look alike",
            Assert.Throws<UnreplayableTestException>(() => TestRow.Find(rows, TestRow.KeyOf(rows[0]))).Message,
            StringComparison.Ordinal);
    }
}
