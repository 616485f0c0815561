using SplNet.Tests.Shared;

namespace SplNet.MSTest.Tests;

/// <summary>The part of a life that a test class inherits.</summary>
public abstract class LifecycleBase
{
    [ClassInitialize(InheritanceBehavior.BeforeEachDerivedClass)]
    public static void InitializeBaseClass(TestContext context) => Journal.Write("base class initialize");

    [ClassCleanup(InheritanceBehavior.BeforeEachDerivedClass)]
    public static void CleanUpBaseClass() => Journal.Write("base class cleanup");

    [TestInitialize]
    public void InitializeBase() => Journal.Write("base initialize");

    [TestInitialize]
    public virtual void InitializeOnce() => Journal.Write("never: overridden");

    [TestCleanup]
    public void CleanUpBase() => Journal.Write("base cleanup");
}
