using SplNet.Tests.Shared;
using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Tests.Running;
using SplNet.Tool.UnitTests;

namespace SplNet.Tool.Tests.Generating;

/// <summary>
/// What is written of the tests of each framework, by the compiler of the SDK: one test that does not compile takes all others with it.
/// </summary>
public sealed class CompiledSourceTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-compiled-");

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    [Theory]
    [InlineData("Xunit")]
    [InlineData("Xunit2", Traits = ["Category", "Long"])]
    [InlineData("MSTest")]
    [InlineData("NUnit", Traits = ["Category", "Long"])]
    [InlineData("TUnit", Traits = ["Category", "Long"])]
    public void SourcesOfAllTests_Compile(string framework) => AssertCompiles(framework, Backend.SplNet);

    [Theory]
    [InlineData("Xunit")]
    [InlineData("NUnit", Traits = ["Category", "Long"])]
    public void SourcesForBenchmarkDotNet_Compile(string framework) => AssertCompiles(framework, Backend.BenchmarkDotNet);

    private void AssertCompiles(string framework, Backend backend)
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        using var tests = TestsAssembly.Open(Built.Candidates(framework));
        var plan = BenchmarkPlan.Of(
            new SourceListing(tests.Path, SourceListing.MostRows).Of([.. tests.Read().Select(BenchmarkPlan.Writable)]),
            backend,
            static _ => (KeptObjects.Faithful, PoolSizes.Smallest));

        Assert.True(File.Exists(MeasuredOutput.Make(tests.Path, PlanSources.Of(plan, backend, Statement.Measured), _folder)));
    }
}
