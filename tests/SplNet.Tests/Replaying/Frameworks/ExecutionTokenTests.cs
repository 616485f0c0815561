using SplNet.Replaying.Frameworks;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What tells executions of a test apart whose framework keeps one context for several of them.</summary>
public sealed class ExecutionTokenTests
{
    private readonly object _context = new();

    [Fact]
    public void Retries_AreSeparateExecutions()
    {
        var first = ExecutionToken.Of(_context, 1);
        Assert.Same(first, ExecutionToken.Of(_context, 1));
        Assert.NotSame(first, ExecutionToken.Of(_context, 2));
    }

    // MSTest 3.11 to 4.0 keep the context, and count one attempt, for all rows that they do not show as tests.
    [Fact]
    public void RowsOfOneContext_AreSeparateExecutionsEvenIfEqual()
    {
        object?[] row = [1];
        object?[] equal = [1];
        var first = ExecutionToken.Of(_context, 1, row);
        Assert.Same(first, ExecutionToken.Of(_context, 1, row));
        var second = ExecutionToken.Of(_context, 1, equal);
        Assert.NotSame(first, second);
        Assert.Same(second, ExecutionToken.Of(_context, 1, equal));
    }
}
