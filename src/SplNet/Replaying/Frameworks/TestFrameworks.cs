using SplNet.Replaying.Frameworks.MSTest;
using SplNet.Replaying.Frameworks.NUnit;
using SplNet.Replaying.Frameworks.TUnit;
using SplNet.Replaying.Frameworks.Xunit2;
using SplNet.Replaying.Frameworks.XunitV3;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// The test frameworks that SplNet supports. Each is bound late: a framework that is not loaded reports that it is not running a test.
/// </summary>
internal static class TestFrameworks
{
    private static readonly Lazy<IReadOnlyList<TestFramework>> Known = new(
        static () => [new XunitV3Framework(), new MSTestFramework(), new NUnitFramework(), new TUnitFramework(), new Xunit2Framework()]);

    public static IReadOnlyList<TestFramework> All => Known.Value;

    /// <summary>The framework with a name.</summary>
    public static TestFramework Create(string name) => All.First(framework => framework.Name == name);
}
