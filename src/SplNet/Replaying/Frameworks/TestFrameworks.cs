using SplNet.Replaying.Frameworks.MSTest;
using SplNet.Replaying.Frameworks.NUnit;
using SplNet.Replaying.Frameworks.TUnit;
using SplNet.Replaying.Frameworks.Xunit2;
using SplNet.Replaying.Frameworks.XunitV3;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks;

/// <summary>The test frameworks that SplNet knows. Each is bound late: it says that it runs no test where it is not there.</summary>
internal static class TestFrameworks
{
    private static readonly Lazy<IReadOnlyList<TestFramework>> Known = new(static () => [new XunitV3Framework(), new MSTestFramework(), new NUnitFramework(), new TUnitFramework(), new Xunit2Framework()]);

    public static IReadOnlyList<TestFramework> All => Known.Value;

    /// <summary>The framework of that name.</summary>
    public static TestFramework Create(string name) => All.First(framework => framework.Name == name);
}
