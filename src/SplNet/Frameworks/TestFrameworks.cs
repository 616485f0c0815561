using SplNet.Frameworks.MSTest;
using SplNet.Frameworks.NUnit;
using SplNet.Frameworks.TUnit;
using SplNet.Frameworks.Xunit2;
using SplNet.Frameworks.XunitV3;
using SplNet.Testing;

namespace SplNet.Frameworks;

/// <summary>The test frameworks that SplNet knows. Each is bound late: it says that it runs no test where it is not there.</summary>
internal static class TestFrameworks
{
    private static readonly Lazy<IReadOnlyList<TestFramework>> Known = new(static () => [new XunitV3Framework(), new MSTestFramework(), new NUnitFramework(), new TUnitFramework(), new Xunit2Framework()]);

    public static IReadOnlyList<TestFramework> All => Known.Value;

    /// <summary>The framework of that name.</summary>
    public static TestFramework Create(string name) => All.First(framework => framework.Name == name);
}
