using SplNet.Mutations.Results;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.Tests.Mutating;

/// <summary>What <c>--tests</c> names.</summary>
public sealed class SuiteNameTests
{
    [Theory]
    [InlineData("perf.spl", "perf", "perf.spl")]
    [InlineData("bin/My.Performance.dll", "My.Performance", "bin/My.Performance.dll")]
    [InlineData("hand=bin/My.dll", "hand", "bin/My.dll")]
    [InlineData("spl requirements=perf.spl", "spl requirements", "perf.spl")]
    [InlineData("a/b=c/perf.spl", "perf", "a/b=c/perf.spl")]
    [InlineData("=perf.spl", "=perf", "=perf.spl")]
    public void Suite_HasItsNameOrTheNameOfItsFile(string text, string name, string path) =>
        Assert.Equal(new TestSuite(name, path), SuiteName.Of(text));
}
