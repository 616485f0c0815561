using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

/// <summary>Rows of each kind. Each claim holds for its own row and fails for a neighbour, so a wrong row is seen.</summary>
[TestClass]
public sealed class RowTests
{
    public static IEnumerable<object[]> PropertyRows => [[Work.Little, Work.Much, true], [Work.Much, Work.Little, false]];

    public static IEnumerable<(int Left, int Right, bool Expected)> TupleRows =>
        [(Work.Little, Work.Much, true), (Work.Much, Work.Little, false)];

    [TestMethod]
    [DataRow(Work.Little, Work.Much, true)]
    [DataRow(Work.Much, Work.Little, false)]
    public void DataRow_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [TestMethod]
    [DynamicData(nameof(PropertyRows))]
    public void DynamicDataOfAProperty_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [TestMethod]
    [DynamicData(nameof(MethodRows))]
    public void DynamicDataOfDescribedRows_IsMeasured(int[] sizes, bool expected) => Decide(sizes[0], sizes[1], expected);

    [TestMethod]
    [DynamicData(nameof(TupleRows))]
    public void DynamicDataOfTuples_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [TestMethod]
    [ReversedRows]
    public void OwnDataSource_IsMeasured(int left, int right, bool expected) => Decide(left, right, expected);

    [TestMethod]
    [DataRow(true, Work.Little, Work.Much)]
    public void ParameterArray_IsFilled(bool expected, params int[] sizes) => Decide(sizes[0], sizes[1], expected);

    [TestMethod]
    [DataRow(Work.Much)]
    public void OptionalParameter_HasItsDefault(int right, int left = Work.Little) => Decide(left, right, expected: true);

    [TestMethod]
    [DataRow(Work.Little)]
    [DataRow("ten characters, or so")]
    public void GenericMethod_IsClosed<T>(T value)
    {
        var expected = typeof(T) == typeof(int);
        Decide(value is int size ? size : Work.Much * 10, Work.Much, expected);
    }

    [TestMethod]
    [DataRow(Work.Little)]
    public void Overload_MatchesTheRow(int size) => Decide(size, Work.Much, expected: true);

    [TestMethod]
    [DataRow("text")]
    public void Overload_MatchesTheRow(string text) => Decide(Work.Much, text.Length, expected: false);

    private static IEnumerable<TestDataRow<(int[] Sizes, bool Expected)>> MethodRows() =>
    [
        new(([Work.Little, Work.Much], true)) { DisplayName = "little" },
        new(([Work.Much, Work.Little], false)) { DisplayName = "much" },
    ];

    private static void Decide(int left, int right, bool expected) =>
        Assert.AreEqual(expected, Engine.Evaluate(Requirement.Leaner(left, right)));
}
