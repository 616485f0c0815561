namespace Candidates;

public sealed class SourceTests
{
    public static IEnumerable<Func<(int, string)>> Tuples() => [static () => (3, "three"), static () => (1, "one")];

    public static async IAsyncEnumerable<TestDataRow<int>> Later()
    {
        await Task.Yield();
        yield return new TestDataRow<int>(5, DisplayName: "five");
        yield return new TestDataRow<int>(6, Skip: "later");
    }

    public static int One() => 1;

    [Test]
    [MethodDataSource(nameof(Tuples))]
    [Arguments(7, "seven")]
    public void FromTuples(int n, string text)
    {
    }

    [Test]
    [MethodDataSource(nameof(Later))]
    public void Awaited(int n)
    {
    }

    [Test]
    [MethodDataSource<SourceTests>(nameof(One))]
    public void OfAType(int n)
    {
    }

    [Test]
    [ClassDataSource<Settings>]
    public void WithAnObject(Settings settings)
    {
    }

    [Test]
    [ClassDataSource<Connection>]
    public void WithALifeTime(Connection connection)
    {
    }

    [Test]
    [MatrixDataSource]
    public void Combined([Matrix(1, 2)] int n)
    {
    }

    public sealed class Settings
    {
        public int Size { get; } = 3;
    }

    public sealed class Connection : IDisposable
    {
        public void Dispose()
        {
        }
    }
}
