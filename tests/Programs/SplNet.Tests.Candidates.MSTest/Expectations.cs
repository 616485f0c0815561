namespace Candidates;

[AttributeUsage(AttributeTargets.Method)]
public sealed class OwnExpectationAttribute : ExpectedExceptionBaseAttribute;

[TestClass]
public sealed class Expectations
{
    [TestMethod]
    [ExpectedException(typeof(InvalidOperationException))]
    public void Exactly() => throw new InvalidOperationException();

    [TestMethod]
    [ExpectedException(typeof(ArgumentException), AllowDerivedTypes = true)]
    public void Derived() => throw new ArgumentNullException();

    [TestMethod]
    [OwnExpectation]
    public void Own()
    {
    }
}
