using NUnit.Framework;

namespace Candidates;

[TestFixture(typeof(int))]
[TestFixture(typeof(string))]
public sealed class GenericTests<T>
{
    [Test]
    public void Uses() => Assert.That(typeof(T), Is.Not.Null);
}

[TestFixture("a", 1L)]
[FixtureLifeCycle(LifeCycle.InstancePerTestCase)]
public sealed class DeducedTests<T>(string text, T value)
{
    [TestCase(3)]
    public void Uses(int n) => Assert.That((text, value, n), Is.Not.Null);
}

[TestFixture("a", 1, 2)]
public sealed class WithoutSuchConstructor
{
    [Test]
    public void Uses()
    {
    }
}

[TestFixtureSource(nameof(Values))]
public sealed class ComputedTests(int number)
{
    public static int[] Values => [1];

    [Test]
    public void Uses() => ArgumentOutOfRangeException.ThrowIfNegative(number);
}

[TestFixture(true)]
[TestFixture(false)]
[Category("Ends")]
public sealed class EndsInOneForm
{
    public EndsInOneForm(bool ends)
    {
        if (ends)
            typeof(Environment).GetMethod("Exit")!.Invoke(null, [7]);
    }

    [Test]
    public void Uses() => Assert.That(Enumerable.Range(0, 100).Sum(), Is.EqualTo(4950));
}

[Category("Ends")]
public sealed class WithWarning
{
    [Test]
    public void Warns() => Assert.Warn("warned");

    [Test]
    public void Fails() => Assert.Fail("failed");
}
