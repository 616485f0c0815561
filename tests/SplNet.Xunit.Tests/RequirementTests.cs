using SplNet.Tests.Shared;
using SplNet.UnitTests;

namespace SplNet.Xunit.Tests;

/// <summary>Requirements as texts, measured without the test that asks for them: in a measuring process it would fail.</summary>
public sealed class RequirementTests
{
    public RequirementTests() => Assert.False(MeasuringProcess.IsThis);

    [Theory]
    [SplFormulas(typeof(Stated))]
    public void RequirementOfAnAttribute_IsMeasured(SplRequirement requirement) => requirement.Assert();

    [Theory]
    [SplFile("work.spl")]
    public void RequirementOfAFile_IsMeasured(SplRequirement requirement)
    {
        var result = requirement.Assert();
        var filter = TestFilter.Escape(TestContext.Current.Test!.TestDisplayName);
        // Without VSTest, as under Wine, the suite is a program that runs itself.
        var isProgram = !Environment.GetCommandLineArgs().Intersect(["@@", "-automated"], StringComparer.Ordinal).Any();
        Assert.Contains(
            isProgram ? "dotnet run -c Release -- --filter-" : $"dotnet test -c Release --filter 'DisplayName={filter}'",
            result.Repeat,
            StringComparison.Ordinal);
        Assert.Contains("PASS ", TestContext.Current.TestOutputHelper!.Output, StringComparison.Ordinal);
    }
}
