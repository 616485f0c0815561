using NUnit.Framework;

namespace Candidates;

/// <summary>Rows that code returns.</summary>
public sealed class SourceTests
{
    private static readonly int[] Numbers = [1, 2];

    [TestCaseSource(nameof(Cases))]
    public int WithResults(int[] values) => values.Length;

    [Test]
    public void Combined([ValueSource(nameof(Numbers))] int n, [Values] bool truth, [Range(1, 2)] long other)
    {
    }

    [Test]
    public void Drawn([Random(1)] int n)
    {
    }

    [TestCaseSource("Missing")]
    public void WithoutSource(int n)
    {
    }

    private static IEnumerable<TestCaseData> Cases() =>
    [
        new TestCaseData(new[] { 1, 2 }).SetName("two").Returns(2),
        new TestCaseData(new[] { 1 }).Returns(1),
        new TestCaseData(new[] { 9 }).Returns(1).Ignore("later"),
    ];
}

[TestFixtureSource(nameof(Fixtures))]
public sealed class SourceFixture(int size, string name)
{
    private static readonly object[] Fixtures = [new object[] { 3, "three" }, new TestFixtureData(1, "one")];

    [Test]
    public void Uses() => Assert.That(name, Has.Length.GreaterThan(size - 1));

    [TestCaseSource(nameof(More))]
    public void UsesRows(int n) => Assert.That(n, Is.GreaterThan(size));

    private static int[] More() => [10, 20];
}
