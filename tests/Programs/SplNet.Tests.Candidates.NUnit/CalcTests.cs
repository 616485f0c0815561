using NUnit.Framework;

namespace Candidates;

public abstract class Base
{
    [SetUp]
    public void Outer()
    {
    }

    [TearDown]
    public void OuterEnd()
    {
    }
}

public sealed class CalcTests : Base
{
    public static IEnumerable<int> Data => [1];

    [SetUp]
    public async Task Inner() => await Task.Yield();

    [TearDown]
    public void InnerEnd()
    {
    }

    [Test]
    public void Plain()
    {
    }

    [Test]
    public void Passes() => Assert.Pass("ok");

    [TestCase(1, 2, 3)]
    public void Open(int first, params int[] rest)
    {
    }

    [TestCase(10, 45)]
    [TestCase(1, 0, Explicit = true)]
    public void Rows(int n, long sum)
    {
    }

    [TestCase(10, ExpectedResult = 45)]
    public Task<int> Results(int n) => Task.FromResult(45);

    [Test(ExpectedResult = "45")]
    public string Result() => "45";

    [Test]
    [Ignore("later")]
    public void Skipped()
    {
    }

    [Test]
    [Explicit]
    public void OnRequest()
    {
    }

    [Test]
    [Platform("Win")]
    public void Conditional()
    {
    }

    [Test]
    [Apartment(ApartmentState.STA)]
    public void InApartment()
    {
    }

    [Test]
    [Watched]
    public void WithAction()
    {
    }

    [Test]
    public void Sleeps() => Thread.Sleep(1);

    [Test]
    [Category("Slow")]
    public void Slow()
    {
    }

    [Test]
    public void Values([Values(1, 2)] int n)
    {
    }

    [TestCaseSource(nameof(Data))]
    public void Computed(int n)
    {
    }
}

public sealed class WithOneTimeSetUp
{
    [OneTimeSetUp]
    public void Begin()
    {
    }

    [Test]
    public void Uses()
    {
    }
}

public sealed class HiddenSetUp
{
    [SetUp]
    internal void Begin()
    {
    }

    [Test]
    public void Uses()
    {
    }
}

[TestFixture(1)]
[TestFixture(2, Explicit = true)]
public sealed class WithArguments(int number)
{
    [OneTimeSetUp]
    public void Begin()
    {
    }

    [Test]
    public void Uses() => ArgumentOutOfRangeException.ThrowIfNegative(number);
}

[FixtureLifeCycle(LifeCycle.InstancePerTestCase)]
public sealed class ForEachTest : IDisposable
{
    public void Dispose()
    {
    }

    [Test]
    public void Plain()
    {
    }
}

public sealed class SharedAndDisposed : IDisposable
{
    public void Dispose()
    {
    }

    [Test]
    public void Plain()
    {
    }
}
