using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>
/// The names of the MSTest types that SplNet uses. They are the same in all versions; the names of the assemblies changed with version 4.
/// </summary>
internal static class MSTestNames
{
    public const string TestClass = Space + "TestClassAttribute";
    public const string TestMethod = Space + "TestMethodAttribute";
    public const string AssemblyInitialize = Space + "AssemblyInitializeAttribute";
    public const string AssemblyCleanup = Space + "AssemblyCleanupAttribute";
    public const string GlobalTestInitialize = Space + "GlobalTestInitializeAttribute";
    public const string GlobalTestCleanup = Space + "GlobalTestCleanupAttribute";
    public const string ClassInitialize = Space + "ClassInitializeAttribute";
    public const string ClassCleanup = Space + "ClassCleanupAttribute";
    public const string TestInitialize = Space + "TestInitializeAttribute";
    public const string TestCleanup = Space + "TestCleanupAttribute";
    public const string Timeout = Space + "TimeoutAttribute";
    public const string DataSource = Space + "ITestDataSource";
    public const string DataRow = Space + "TestDataRow`1";

    /// <summary>The namespace of all of them, with a trailing dot.</summary>
    public const string Space = "Microsoft.VisualStudio.TestTools.UnitTesting.";

    // Searching for a missing assembly takes milliseconds.
    private static readonly Lazy<Type?> FoundContext = new(static () => Late.Type(
        Space + "TestContext", "MSTest.TestFramework.Extensions", "Microsoft.VisualStudio.TestPlatform.TestFramework.Extensions"));

    private static readonly Lazy<Type?> FoundAdapterContext = new(static () => Late.Type(
        "Microsoft.VisualStudio.TestPlatform.MSTestAdapter.PlatformServices.TestContextImplementation",
        "MSTestAdapter.PlatformServices",
        "Microsoft.VisualStudio.TestPlatform.MSTestAdapter.PlatformServices"));

    private static readonly Lazy<Type?> FoundInconclusive = new(static () => Late.Type(
        Space + "AssertInconclusiveException", "MSTest.TestFramework", "Microsoft.VisualStudio.TestPlatform.TestFramework"));

    /// <summary>The public abstract class.</summary>
    public static Type? TestContext => FoundContext.Value;

    /// <summary>The context class of MSTest's adapter, which runs the tests.</summary>
    public static Type? AdapterContext => FoundAdapterContext.Value;

    public static Type? Inconclusive => FoundInconclusive.Value;
}
