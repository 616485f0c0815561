using Xunit;

namespace Tried;

/// <summary>Tests of one class whose objects take longer to make than the tests: each stands another life cycle.</summary>
public sealed class Prepared : IDisposable
{
    private static int _alive;
    private readonly List<int> _numbers = [.. Enumerable.Range(0, 20_000).Select(static n => n * 7919 % 20_000)];
    private int _used;

    public Prepared() => _alive++;

    public void Dispose() => _alive--;

    private int Work(int most) => _numbers.Take(most).Order().Take(500).Sum();

    [Fact]
    public void OnOneObject() => Assert.NotEqual(0, Work(2_000));

    [Theory]
    [InlineData(1_000)]
    [InlineData(2_000)]
    public void NeedsItsOwn(int most)
    {
        Assert.Equal(0, _used++);
        Assert.NotEqual(0, Work(most));
    }

    [Fact]
    public async Task<int> BearsNoOther()
    {
        await Task.CompletedTask;
        Assert.Equal(0, _used++);
        Assert.Equal(1, _alive);
        return Work(2_000);
    }
}
