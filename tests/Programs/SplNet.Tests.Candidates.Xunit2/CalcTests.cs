using Xunit;
using Xunit.Abstractions;

namespace Candidates;

public sealed class CalcTests : IAsyncLifetime, IDisposable
{
    private readonly ITestOutputHelper _output;

    public CalcTests(ITestOutputHelper output) => _output = output;

    public Task InitializeAsync() => Task.CompletedTask;

    Task IAsyncLifetime.DisposeAsync() => Task.CompletedTask;

    public void Dispose()
    {
    }

    [Fact]
    public void Plain() => _output.WriteLine("plain");

    [Theory]
    [InlineData(10, 45)]
    public void Rows(int n, long sum)
    {
    }

    [Fact(Skip = "later")]
    public void Skipped()
    {
    }

    [Fact]
    public async void AsyncVoid() => await Task.Yield();
}
