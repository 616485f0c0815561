using NUnit.Framework;
using NUnit.Framework.Interfaces;
using NUnit.Framework.Internal;
using SplNet.NUnit;
using SplNet.UnitTests;

namespace SplNet;

/// <summary>
/// Passes the requirements of a file to a test method with one parameter of the type <see cref="SplRequirement"/>, one per test:
/// <c>[SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. Copy the
/// file to the output folder.
/// </summary>
/// <param name="path">The path of the file, relative to the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : NUnitAttribute, ITestBuilder, IImplyFixture
{
    /// <summary>Gets the path of the file, relative to the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    public IEnumerable<TestMethod> BuildFrom(IMethodInfo method, Test? suite) =>
        RequirementRow.Of(RequirementRows.OfFile(Path, method.MethodInfo), method, suite);
}
