namespace Candidates;

public abstract class Base
{
    [TestInitialize]
    public void Outer()
    {
    }

    [TestCleanup]
    public void OuterEnd()
    {
    }
}

[TestClass]
public sealed class CalcTests : Base, IDisposable, IAsyncDisposable
{
    public static IEnumerable<object[]> Data => [[1]];

    [TestInitialize]
    public async Task Inner() => await Task.Yield();

    [TestCleanup]
    public void InnerEnd()
    {
    }

    public void Dispose()
    {
    }

    public ValueTask DisposeAsync() => default;

    [TestMethod]
    public void Plain()
    {
    }

    [TestMethod]
    [DataRow(10, 45L)]
    [DataRow(1, 0L, IgnoreMessage = "later")]
    public void Rows(int n, long sum)
    {
    }

    [TestMethod]
    [DataRow(1, 2, 3)]
    [DataRow(1)]
    public void Open(int first, params int[] rest) => Assert.IsTrue(rest.Length is 0 or 2);

    [TestMethod]
    [Ignore]
    public void Skipped()
    {
    }

    [TestMethod]
    [OSCondition(OperatingSystems.Linux)]
    public void Conditional()
    {
    }

    [TestMethod]
    [TestCategory("Slow")]
    public void Slow()
    {
    }

    [TestMethod]
    [DynamicData(nameof(Data))]
    public void Computed(int n)
    {
    }

    [STATestMethod]
    public void InApartment()
    {
    }
}

[TestClass]
public sealed class WithContext
{
    public TestContext TestContext { get; set; } = null!;

    [TestMethod]
    public void Uses()
    {
    }
}

[TestClass]
public sealed class WithClassInitialize
{
    [ClassInitialize]
    public static void Begin(TestContext context)
    {
    }

    [TestMethod]
    public void Uses()
    {
    }
}
