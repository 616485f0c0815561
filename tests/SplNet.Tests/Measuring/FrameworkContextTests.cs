using Xunit.v3;

namespace SplNet.Tests.Measuring;

/// <summary>Under which synchronization context operands run.</summary>
public class FrameworkContextTests
{
    [Fact]
    public void ContextOfATestFramework_IsRemovedWhileMeasuring()
    {
        using var context = new MaxConcurrencySyncContext(1);
        Assert.Equal((null, context), (Measured(context, out var afterwards), afterwards));
    }

    [Fact]
    public void UserContext_IsKept()
    {
        var context = new UsersContext();
        Assert.Equal((context, context), (Measured(context, out var afterwards), afterwards));
    }

    private static SynchronizationContext? Measured(SynchronizationContext context, out SynchronizationContext? afterwards)
    {
        SynchronizationContext? found = null;
        var before = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(context);
        try
        {
            InThisProcess.Measure(Operand.Of(() => { found = SynchronizationContext.Current; }));
            afterwards = SynchronizationContext.Current;
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(before);
        }

        return found;
    }

    private sealed class UsersContext : SynchronizationContext;
}
