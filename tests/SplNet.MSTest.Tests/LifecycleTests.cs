using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class LifecycleTests : LifecycleBase, IDisposable, IAsyncDisposable
{
    private static readonly string[] Before =
    [
        "assembly initialize", "base class initialize", "class initialize", "global test initialize", "constructor", "base initialize",
        "initialize",
    ];

    private static readonly string[] After =
    [
        "cleanup", "base cleanup", "dispose asynchronously", "dispose", "global test cleanup", "class cleanup", "base class cleanup",
        "assembly cleanup",
    ];

    private readonly TestContext _context;

    public LifecycleTests(TestContext context)
    {
        _context = context;
        Journal.Write("constructor");
    }

    [ClassInitialize]
    public static void InitializeClass(TestContext context) => Journal.Write("class initialize");

    [ClassCleanup]
    public static Task CleanUpClassAsync()
    {
        Journal.Write("class cleanup");
        return Task.CompletedTask;
    }

    [TestInitialize]
    public override void InitializeOnce() => Journal.Write("initialize");

    [TestCleanup]
    public async Task CleanUpAsync()
    {
        await Task.Yield();
        Journal.Write("cleanup" + (_context.CurrentTestOutcome == UnitTestOutcome.Passed ? string.Empty : " after a failure"));
    }

    [TestMethod]
    public void Replay_HasTheLifecycleOfMSTest()
    {
        using var journal = Journal.Open();
        Requirement.Leaner(Work.Little, Work.Much).Assert();
        var processes = journal.Processes();
        Assert.HasCount(2, processes);
        foreach (var process in processes)
            CollectionAssert.AreEqual((string[])[.. Before, .. After], process.ToArray());
    }

    [TestMethod]
    public void FailureInTheOperand_CleansUp()
    {
        using var journal = Journal.Open();
        var result = Requirement.Leaner(static () => throw new InvalidOperationException("Broken."), () => Work.Of(Work.Much)).Run();
        Assert.AreEqual(Verdict.Invalid, result.Verdict);
        StringAssert.Contains(result.ToString(), "Broken.", StringComparison.Ordinal);
        var last = journal.Processes()[^1].ToArray();
        CollectionAssert.AreEqual((string[])[.. Before, "cleanup after a failure", .. After[1..]], last);
    }

    public void Dispose() => Journal.Write("dispose");

    public ValueTask DisposeAsync()
    {
        Journal.Write("dispose asynchronously");
        return ValueTask.CompletedTask;
    }
}
