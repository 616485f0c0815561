using SplNet.Causes.Selection;

namespace SplNet.Causes.Tests.Selection;

public class PlantedSelectionTests
{
    public static IEnumerable<TheoryDataRow<PlantedCase>> Cases =>
        PlantedCase.All.Select(static one => new TheoryDataRow<PlantedCase>(one));

    [Theory]
    [MemberData(nameof(Cases), DisableDiscoveryEnumeration = true)]
    public void PlantedChange_IsFoundEvenIfNaiveSelectionMissesIt(PlantedCase planted)
    {
        var changed = PlantedBuild.With(planted.Old, planted.Changed);
        Assert.False(NaiveSelection.Finds(planted.Operand, changed, planted.Assembly));
        var selection = Decide(planted.Operand, changed);
        Assert.Equal(SelectionKind.Affected, selection.Kind);
        Assert.Contains(planted.Reported, selection.Changes.Select(static change => change.Name));
        var others = planted.AffectsAll ? SelectionKind.Affected : SelectionKind.Unaffected;
        Assert.Equal((others, others), (Decide("Cat", changed).Kind, Decide("Other", changed).Kind));
    }

    [Fact]
    public void ExecutedBody_IsFoundByBothWithItsLine()
    {
        var changed = PlantedBuild.With("n + 1", "n + 2");
        Assert.True(NaiveSelection.Finds("Encode", changed, "Dep"));
        var selection = Decide("Encode", changed);
        Assert.Equal("Codec.Encode (Dep1.cs:8) changed", selection.Reason);
        Assert.InRange(selection.Share, 0.1, 0.9);
        Assert.Equal("the changed method is not among the 5 that it uses", Decide("Table", changed).Reason);
    }

    [Fact]
    public void BodyOfADefaultInterfaceMethod_IsFound() =>
        Assert.Equal("IShape.Twice", Decide("DefaultMember", PlantedBuild.With("Area() * 2", "Area() * 3")).Changes[0].Name);

    // The compiler replaces the call in the caller, whose source does not show it.
    [Fact]
    public void ChangedInterceptor_IsFound()
    {
        var (before, after) = (new InterceptedBuild("n + 40"), new InterceptedBuild("n + 41"));
        var difference = BuildDifference.Between(before.Facts, after.Facts, [], []);

        Assert.Equal("Replacement.Get changed", WithoutPlace(SelectionRule.Decide(difference, [before.Executed()]).Reason));
    }

    [Fact]
    public void AddedInterceptor_ChangesItsCaller()
    {
        var (before, after) = (new InterceptedBuild(null), new InterceptedBuild("n + 40"));
        var difference = BuildDifference.Between(before.Facts, after.Facts, [], []);

        Assert.Contains("Caller.Call", SelectionRule.Decide(difference, [before.Executed()]).Changes.Select(static change => change.Name));
    }

    [Fact]
    public void FriendAssemblyThatMattersAtRuntime_IsFound()
    {
        var selection = Decide("Other", PlantedBuild.WithDep("[assembly: InternalsVisibleTo(\"Sut\")]", string.Empty));
        Assert.Equal((SelectionKind.Affected, "attributes of Dep changed"), (selection.Kind, selection.Reason));
    }

    [Fact]
    public void MissingFriendAssembly_IsNotAChange() =>
        Assert.Equal("no code differs", Decide("Other", PlantedBuild.WithDep(
            "[assembly: InternalsVisibleTo(\"Sut\")]",
            "[assembly: InternalsVisibleTo(\"Sut\")] [assembly: InternalsVisibleTo(\"Sut.Tests\")]")).Reason);

    [Fact]
    public void SameSource_IsUnaffectedWithoutARun()
    {
        var again = PlantedBuild.WithDep("public enum", "/* a comment */ public enum");
        Assert.True(BuildDifference.Between(PlantedBuild.Base.Facts, again.Facts, [], []).IsNone);
    }

    [Theory]
    [InlineData("NotTaken", "n * 12", "n * 14")]
    [InlineData("Override", "class Animal {", "class Animal { public int Age() => 3;")]
    [InlineData("Encode", "int Decode(int n) => n - 1", "int Decode(int n) => n - 2")]
    [InlineData("Encode", "public static int Encode", "public const int Added = 1; public static int Encode")]
    public void MethodThatCannotRun_DoesNotAffectTheOperand(string operand, string old, string changed) =>
        Assert.Equal(SelectionKind.Unaffected, Decide(operand, PlantedBuild.With(old, changed)).Kind);

    [Theory]
    [InlineData("Emit", "Dynamic.Get loads or generates code at run time")]
    [InlineData("Native", "Native.Get calls native code")]
    public void CodeThatCannotBeCounted_IsUnknown(string operand, string reason)
    {
        var selection = Decide(operand, PlantedBuild.With("n + 1", "n + 2"));
        Assert.Equal((SelectionKind.Unknown, reason), (selection.Kind, selection.Reason));
    }

    [Fact]
    public void OperandThatVaries_IsUnknown()
    {
        var difference = BuildDifference.Between(PlantedBuild.Base.Facts, PlantedBuild.With("n + 1", "n + 2").Facts, [], []);
        var selection = SelectionRule.Decide(
            difference, [PlantedBuild.Base.Executed("Iterator"), PlantedBuild.Base.Executed("LocalFunction")]);
        Assert.Equal(SelectionKind.Unknown, selection.Kind);
        Assert.StartsWith("it does not execute the same methods in every process, for example", selection.Reason, StringComparison.Ordinal);
    }

    [Fact]
    public void ProcessWithoutACountedCopy_IsUnknown()
    {
        var difference = BuildDifference.Between(PlantedBuild.Base.Facts, PlantedBuild.With("n + 1", "n + 2").Facts, [], []);
        Assert.Equal(
            SelectionKind.Unknown,
            SelectionRule.Decide(difference, [ExecutedMethods.From(PlantedBuild.Base.Counted, new Dictionary<string, long[]>())]).Kind);
        Assert.Equal(SelectionKind.Unknown, SelectionRule.Decide(difference, []).Kind);
    }

    [Theory]
    [InlineData("runtimes.json", "runtimes.json changed")]
    [InlineData("Sut.dll/words.txt", "Sut.dll/words.txt changed")]
    [InlineData("Package.dll", "Package.dll changed")]
    public void FileThatDiffers_AffectsEveryOperand(string file, string reason) =>
        Assert.Equal(
            reason, SelectionRule.Decide(BuildDifference.Between(PlantedBuild.Base.Facts, PlantedBuild.Base.Facts, [file], []), []).Reason);

    [Fact]
    public void Documentation_AffectsOnlyOperandsThatReadFiles()
    {
        var difference = BuildDifference.Between(PlantedBuild.Base.Facts, PlantedBuild.Base.Facts, [], ["Sut.xml"]);
        Assert.Equal(SelectionKind.Unaffected, SelectionRule.Decide(difference, [PlantedBuild.Base.Executed("Encode")]).Kind);
    }

    private static string WithoutPlace(string reason) =>
        reason[..reason.IndexOf(" (", StringComparison.Ordinal)] + reason[(reason.IndexOf(')', StringComparison.Ordinal) + 1)..];

    private static OperandSelection Decide(string operand, PlantedBuild changed) =>
        SelectionRule.Decide(
            BuildDifference.Between(PlantedBuild.Base.Facts, changed.Facts, [], []), [PlantedBuild.Base.Executed(operand)]);
}
