using SplNet.Replaying.Frameworks.XunitV3;
using SplNet.UnitTests;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What tells xUnit.net v3 to run one test again, as people paste it into their shell.</summary>
public sealed class XunitArgumentsTests
{
    // In double quotes sh ran what stands between backticks, as they do in the name of every generic class.
    [Theory]
    [InlineData("Sorting.Tests`1.Quick")]
    [InlineData("Fn.at $(id)")]
    public void NameOfATest_RunsNothing(string method) =>
        Assert.EndsWith(
            $"-method {Shell.Current.Quote(method)}",
            XunitV3Framework.ArgumentsOf(new object(), method, isRow: false),
            StringComparison.Ordinal);
}
