using SplNet.Versioning;

namespace SplNet.Tests.Revisions;

public class MissingMemberTests
{
    private const string Missing = "System.MissingMethodException: Method not found: 'Void Sorting.Sorter.Sort(Int32[])'.";

    [Fact]
    public void MissingMethod_NamesTheWayToRebuildTheTests()
    {
        var text = MissingMember.Explain(Missing, Revision.Git("v1"), isRebuilt: false);
        Assert.StartsWith("at git:v1: " + Missing, text, StringComparison.Ordinal);
        Assert.Contains("--rebuild-tests", text, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingMethodOfRebuiltTests_IsMissing() =>
        Assert.DoesNotContain("--rebuild-tests", MissingMember.Explain(Missing, Revision.Git("v1"), isRebuilt: true), StringComparison.Ordinal);

    [Fact]
    public void OtherFailure_GetsTheRevisionOnly() =>
        Assert.Equal("at v1: System.InvalidOperationException: no", MissingMember.Explain("System.InvalidOperationException: no", Revision.Parse("v1"), isRebuilt: false));
}
