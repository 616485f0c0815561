using SplNet.Versioning;

namespace SplNet.Tests.Revisions;

public class MissingMemberTests
{
    private const string Missing = "System.MissingMethodException: Method not found: 'Void Sorting.Sorter.Sort(Int32[])'.";

    [Fact]
    public void MissingMethod_NamesTheWayToRebuildTheTests()
    {
        var text = MissingMember.Explain(Missing, Revision.Git("v1"), new VersionOptions());
        Assert.StartsWith("at git:v1: " + Missing, text, StringComparison.Ordinal);
        Assert.Contains("--rebuild-tests", text, StringComparison.Ordinal);
    }

    // With --unit-tests --rebuild-tests is refused.
    [Fact]
    public void MissingMethodUnderUnitTests_NamesTheWayToBuildTheirProject()
    {
        var text = MissingMember.Explain(Missing, Revision.Git("v1"), new VersionOptions { AreUnitTests = true });
        Assert.DoesNotContain("--rebuild-tests", text, StringComparison.Ordinal);
        Assert.Contains("Leave out --project", text, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingMethodOfRebuiltTests_IsMissing() =>
        Assert.DoesNotContain("--rebuild-tests", MissingMember.Explain(Missing, Revision.Git("v1"), new VersionOptions { RebuildTests = true }), StringComparison.Ordinal);

    [Fact]
    public void MissingTest_IsOneThatWasWrittenLater()
    {
        var options = new VersionOptions { AreOfTests = true };
        var text = MissingMember.Explain(Missing, Revision.Git("v1"), options);
        Assert.Equal("There is no such test in git:v1: it was written later, or had another name.", MissingMember.NoTestIn(text));
        Assert.DoesNotContain("--rebuild-tests", text, StringComparison.Ordinal);
        Assert.Null(MissingMember.NoTestIn(MissingMember.Explain(Missing, Revision.Git("v1"), new VersionOptions())));
        Assert.Null(MissingMember.NoTestIn(MissingMember.Explain("System.InvalidOperationException: no", Revision.Git("v1"), options)));
    }

    [Fact]
    public void OtherFailure_GetsTheRevisionOnly() =>
        Assert.Equal("at v1: System.InvalidOperationException: no", MissingMember.Explain("System.InvalidOperationException: no", Revision.Parse("v1"), new VersionOptions()));
}
