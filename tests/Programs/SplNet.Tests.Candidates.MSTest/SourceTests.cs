namespace Candidates;

[TestClass]
public sealed class SourceTests
{
    public static IEnumerable<(int N, string Text)> Tuples => [(3, "three"), (1, "one")];

    public static IEnumerable<TestDataRow<int[]>> Described() =>
    [
        new TestDataRow<int[]>([3, 1, 2]) { DisplayName = "unsorted" },
        new TestDataRow<int[]>([1, 2, 3]) { IgnoreMessage = "later" },
    ];

    [TestMethod]
    [DynamicData(nameof(Tuples))]
    [DataRow(7, "seven")]
    public void FromTuples(int n, string text) => Assert.AreNotEqual(n, text.Length + 1);

    [TestMethod]
    [DynamicData(nameof(Described))]
    public void WithNames(int[] values) => Assert.IsNotEmpty(values);
}
