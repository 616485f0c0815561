using SplNet.Tests.Experiments;

namespace SplNet.Tests.Replaying;

/// <summary>A class that xUnit initialises: without the adapter nobody does in the measuring process.</summary>
public class LifetimeTests : IAsyncLifetime
{
    public ValueTask InitializeAsync() => ValueTask.CompletedTask;

    public ValueTask DisposeAsync()
    {
        GC.SuppressFinalize(this);
        return ValueTask.CompletedTask;
    }

    [Fact]
    public void ClassWithAsynchronousLifetime_IsRefused()
    {
        var experiment = new Experiment((work, mean) => mean(work) < 1.Seconds()) { Options = Watched.Quickest, ["work"] = Work.Of(100) };
        Assert.Contains("implements IAsyncLifetime", Watched.Problem(experiment), StringComparison.Ordinal);
    }
}
