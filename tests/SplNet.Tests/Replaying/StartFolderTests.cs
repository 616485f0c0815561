using SplNet.Replaying;
using SplNet.UnitTests;

namespace SplNet.Tests.Replaying;

/// <summary>The folder in which measuring processes start, which need not be that in which the test has come to its experiment.</summary>
public sealed class StartFolderTests
{
    private static readonly string Assembly = typeof(StartFolderTests).Assembly.Location;
    private static readonly string Other = Path.GetTempPath();

    [Fact]
    public void Test_StartsInTheFolderOfItsFramework()
    {
        Assert.Equal(Path.GetDirectoryName(Assembly), Of(null, Assembly).StartFolder);
        Assert.Equal(Other, Of(Other, Assembly).StartFolder);
        Assert.Equal(Path.GetDirectoryName(Assembly), EvaluationContext.Find()!.StartFolder);
    }

    [Fact]
    public void Program_StartsInItsOriginalFolder() =>
        Assert.Equal(
            StartFolder.OfProcess, new EvaluationContext(new ProgramOrigin(Assembly, []), new EvaluationLog(), null, null).StartFolder);

    [Fact]
    public void TextRequirement_IsReadInTheFolderOfItsTest()
    {
        var origin = new RequirementOrigin(Assembly, [], null, "place", "text", IsFile: false, string.Empty, 0);
        Assert.Null((Of(null, Assembly) with { Origin = origin }).StartFolder);
    }

    [Fact]
    public void CurrentDirectory_IsInsideItselfAndItsParents()
    {
        var current = Environment.CurrentDirectory;
        Assert.True(StartFolder.IsNowIn(current));
        Assert.True(StartFolder.IsNowIn(Path.GetDirectoryName(current)! + Path.DirectorySeparatorChar));
        Assert.False(StartFolder.IsNowIn(current[..^1]));
        Assert.False(StartFolder.IsNowIn(Path.Combine(current, "sub")));
    }

    [Fact]
    public void DeletedFolder_IsNotUsed() => Assert.Null(Of(Path.Combine(Other, Guid.NewGuid().ToString("N")), Assembly).StartFolder);

    private static EvaluationContext Of(string? folder, string assembly)
    {
        var identity = new TestIdentity(assembly, "A", "Void B()", null);
        var test = new RunningTest
        {
            Identity = identity,
            Execution = new object(),
            FullName = "A.B",
            Write = static _ => { },
            StartFolder = folder,
        };
        return new EvaluationContext(new TestOrigin("none", identity), new EvaluationLog(), test, null);
    }
}
