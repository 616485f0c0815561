using SplNet.Tests.Shared;

namespace SplNet.Xunit.Tests;

public sealed class ContextTests(ITestOutputHelper output, ITestContextAccessor accessor)
{
    [Theory]
    [InlineData("row")]
    public void Replay_HasTheContextOfTheTest(string value)
    {
        using var journal = Journal.Open();
        Journal.Write(Seen(value));
        output.WriteLine("Measuring {0}.", value);
        TestContext.Current.AddWarning("Measuring.");
        Requirement.Leaner(Work.Little, Work.Much).Assert();
        Assert.All(journal.Processes(), process => Assert.Contains(Seen(value), process, StringComparer.Ordinal));
    }

    [Fact]
    public void OutputBeforeACrash_IsShown()
    {
        if (MeasuringProcess.IsThis)
        {
            output.WriteLine("Said before the end.");
            Environment.FailFast("The end.");
        }

        var report = Requirement.Leaner(Work.Little, Work.Much).Run().ToString();
        Assert.Contains("The end.", report, StringComparison.Ordinal);
        Assert.Contains("Said before the end.", report, StringComparison.Ordinal);
    }

    private string Seen(string value)
    {
        var context = TestContext.Current;
        return string.Join(
            ' ',
            context.TestClass?.TestClassName,
            context.TestMethod?.MethodName,
            context.TestAssembly?.AssemblyName,
            context.TestStatus,
            context.CancellationToken.IsCancellationRequested,
            ReferenceEquals(context.TestOutputHelper, output),
            ReferenceEquals(accessor.Current, context),
            value);
    }
}
