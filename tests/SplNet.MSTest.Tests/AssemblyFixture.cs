using SplNet.Tests.Shared;

// Experiments take turns on a machine anyhow.
[assembly: DoNotParallelize]

namespace SplNet.MSTest.Tests;

[TestClass]
public sealed class AssemblyFixture
{
    public static int LittleWork { get; private set; }

    [AssemblyInitialize]
    public static void Initialize(TestContext context)
    {
        _ = new GivingWay();
        LittleWork = context is null ? Work.Much : Work.Little;
        Journal.Write("assembly initialize");
    }

    [AssemblyCleanup]
    public static void CleanUp() => Journal.Write("assembly cleanup");

    [GlobalTestInitialize]
    public static void InitializeTest(TestContext context) => Journal.Write("global test initialize");

    [GlobalTestCleanup]
    public static void CleanUpTest(TestContext context) => Journal.Write("global test cleanup");
}
