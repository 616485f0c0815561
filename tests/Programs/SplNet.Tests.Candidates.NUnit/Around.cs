using NUnit.Framework;

namespace Candidates.Around;

public abstract class InheritedOnce
{
    [OneTimeSetUp]
    public void Begin()
    {
    }
}

[SetUpFixture]
public sealed class FirstAround : InheritedOnce;

[SetUpFixture]
public sealed class SecondAround : InheritedOnce;

public sealed class WithinTwo
{
    [Test]
    public void Uses()
    {
    }
}
