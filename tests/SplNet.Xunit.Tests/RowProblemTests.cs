using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class RowProblemTests
{
    public static IEnumerable<TheoryDataRow<int>> IdenticalRows => [new(Work.Little), new(Work.Little) { TestDisplayName = "again" }];

    public static IEnumerable<TheoryDataRow<Size>> RowsWithoutText => [new(new Size(Work.Little)), new(new Size(Work.Much))];

    public static IEnumerable<TheoryDataRow<Guid>> ChanceRows => [new(Guid.NewGuid())];

    [Theory]
    [MemberData(nameof(IdenticalRows), DisableDiscoveryEnumeration = true)]
    public void IdenticalRows_AreMeasured(int size) => Requirement.Leaner(size, Work.Much).Assert();

    [Theory]
    [MemberData(nameof(RowsWithoutText), DisableDiscoveryEnumeration = true)]
    public void IndistinguishableRows_AreInvalid(Size size) => IsInvalid(size.Steps, "Several rows of this test look alike");

    [Theory]
    [MemberData(nameof(ChanceRows), DisableDiscoveryEnumeration = true)]
    public void RandomRows_AreInvalid(Guid value) => IsInvalid(value.Variant, "does not appear when its data source is evaluated again");

    private static void IsInvalid(int size, string reason)
    {
        var result = Requirement.Leaner(size, Work.Much).Run();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains(reason, result.ToString(), StringComparison.Ordinal);
    }

    public sealed class Size(int steps)
    {
        public int Steps => steps;
    }
}
