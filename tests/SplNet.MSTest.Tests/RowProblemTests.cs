using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class RowProblemTests
{
    public static IEnumerable<object[]> IdenticalRows => [[Work.Little], [Work.Little]];

    public static IEnumerable<object[]> RowsWithoutText => [[new Size(Work.Little)], [new Size(Work.Much)]];

    public static IEnumerable<object[]> ChanceRows => [[Guid.NewGuid()]];

    [TestMethod]
    [DynamicData(nameof(IdenticalRows))]
    public void IdenticalRows_AreMeasured(int size) => Requirement.Leaner(size, Work.Much).Assert();

    [TestMethod]
    [DynamicData(nameof(RowsWithoutText))]
    public void IndistinguishableRows_AreInvalid(Size size) => IsInvalid(size.Steps, "Several rows of this test look alike");

    [TestMethod]
    [DynamicData(nameof(ChanceRows))]
    public void RandomRows_AreInvalid(Guid value) => IsInvalid(value.Variant, "does not appear when its data source is evaluated again");

    private static void IsInvalid(int size, string reason)
    {
        var result = Requirement.Leaner(size, Work.Much).Run();
        Assert.AreEqual(Verdict.Invalid, result.Verdict);
        StringAssert.Contains(result.ToString(), reason, StringComparison.Ordinal);
    }

    public sealed class Size(int steps)
    {
        public int Steps => steps;
    }
}
