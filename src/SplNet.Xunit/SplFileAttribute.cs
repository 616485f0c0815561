using System.Reflection;
using SplNet.UnitTests;
using SplNet.Xunit;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

namespace SplNet;

/// <summary>
/// Passes the requirements of a file to a theory with one parameter of the type <see cref="SplRequirement"/>, one per test:
/// <c>[Theory, SplFile("perf.spl")] public void Requirements(SplRequirement requirement) => requirement.Assert();</c>. Copy the
/// file to the output folder.
/// </summary>
/// <param name="path">The path of the file, relative to the output folder of the test project.</param>
[AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
public sealed class SplFileAttribute(string path) : DataAttribute
{
    /// <summary>Gets the path of the file, relative to the output folder of the test project.</summary>
    public string Path { get; } = path;

    /// <inheritdoc/>
    public override ValueTask<IReadOnlyCollection<ITheoryDataRow>> GetData(MethodInfo testMethod, DisposalTracker disposalTracker) =>
        new(RequirementRow.Of(RequirementRows.OfFile(Path, testMethod), testMethod));

    /// <inheritdoc/>
    public override bool SupportsDiscoveryEnumeration() => true;
}
