using Xunit;

namespace Candidates;

public enum Colour
{
    Red,
    Green,
}

public sealed class CalcTests : IAsyncLifetime, IDisposable
{
    private readonly ITestOutputHelper _output;

    public CalcTests(ITestOutputHelper output) => _output = output;

    public static bool Never => false;

    public static IEnumerable<object[]> Data => [[1]];

    public ValueTask InitializeAsync() => default;

    public ValueTask DisposeAsync() => default;

    public void Dispose()
    {
    }

    [Fact]
    public void Plain() => _output.WriteLine("plain");

    [Fact]
    public async Task Awaited() => await Task.Yield();

    [Fact]
    public static void Static()
    {
    }

    [Fact]
    public void @class()
    {
    }

    [Fact]
    public void CalcTestsBenchmarks()
    {
    }

    [Theory]
    [InlineData(10, 45)]
    [InlineData(-1, 0)]
    public void Rows(int n, long sum)
    {
    }

    [Theory]
    [InlineData(Colour.Green, 'x', 1.5, 2, true)]
    public void Kinds(Colour colour, char sign, double half, byte two, bool truth)
    {
    }

    [Theory]
    [InlineData("a", null)]
    [InlineData("b\n", new[] { 1, 2 })]
    public void Odd(string text, int[] more)
    {
    }

    [Theory]
    [InlineData(1)]
    public void Optional(int given, int left = 3)
    {
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2, Skip = "later")]
    [InlineData("three")]
    public void PartlyRefused(int n)
    {
    }

    [Theory]
    [InlineData("2020-01-01")]
    public void Converted(DateTime date)
    {
    }

    [Theory]
    [InlineData(1, 2, 3)]
    [InlineData]
    [InlineData(new long[] { 4 })]
    [InlineData(5, "six")]
    public void Open(params long[] numbers)
    {
    }

    [Theory]
    [InlineData(1)]
    [InlineData(1, "two", null)]
    public void OpenBehind(int first, params object[] rest)
    {
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void Prices(decimal price)
    {
    }

    [Theory]
    [InlineData(1, null)]
    public void Gaps(params int?[] numbers)
    {
    }

    [Theory]
    [InlineData(new[] { 1 }, new[] { 2, 3 })]
    public void Grid(params int[][] lines)
    {
    }

    [Theory]
    [InlineData(3)]
    public void ByReadOnlyReference(in int number)
    {
    }

    [Theory]
    [InlineData(3)]
    public void ByReference(ref int number) => number++;

    [Theory]
    [InlineData(1, 2, 3)]
    public void TooMany(int first, int second)
    {
    }

    [Theory]
    [MemberData(nameof(Data))]
    public void Computed(int n)
    {
    }

    [Theory]
    public void WithoutRows(int n)
    {
    }

    [Fact(Skip = "later")]
    public void Skipped()
    {
    }

    [Fact(Explicit = true)]
    public void OnRequest()
    {
    }

    [Fact(Skip = "never", SkipUnless = nameof(Never))]
    public void Conditional()
    {
    }

    [Own]
    public void OwnFact()
    {
    }

    [Fact]
    public async void AsyncVoid() => await Task.Yield();

    [Fact]
    internal void Internal()
    {
    }

    [Fact]
    public int Returns() => 1;

    [Fact]
    public void ReadsConsole() => Console.ReadLine();

    [Fact]
    public async Task Waits()
    {
        await Task.Yield();
        await Deeper();
    }

    [Fact]
    public void EndsProcess() => Ends();

    [Fact]
    [Trait("Category", "Slow")]
    public void Slow()
    {
    }

    [Theory]
    [InlineData(1)]
    public void Generic<T>(T value)
    {
    }

    private static async Task Deeper() => await Task.Delay(1);

    private static void Ends() => Environment.Exit(1);
}
