using SplNet.History.Stores;

namespace SplNet.History.Tests.Stores;

public class HistoryLocationTests
{
    [Theory]
    [InlineData("postgres:Host=db;Username=me;Password=secret;Database=perf", "postgres://me@db:5432/perf")]
    [InlineData("postgres://me:secret@db:6000/perf", "postgres://me@db:6000/perf")]
    [InlineData("postgresql://me@db/perf", "postgres://me@db:5432/perf")]
    public void Server_IsShownWithoutItsPassword(string text, string shown) => Assert.Equal(shown, HistoryLocation.Of(text).ToString());

    [Fact]
    public void PasswordOfAnAddress_IsUsed() => Assert.Equal("se:cr@t", HistoryLocation.Of("postgres://me:se%3Acr%40t@db/perf").Connection!.Password);

    [Theory]
    [InlineData("postgres:Host=db;Password=secret;Nonsense=1")]
    [InlineData("postgres://:secret")]
    [InlineData("postgres:secret")]
    public void WrongConnectionString_IsNotRepeated(string text)
    {
        var failure = Assert.Throws<HistoryException>(() => HistoryLocation.Of(text));
        Assert.Contains("cannot be understood", failure.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("secret", failure.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void AnythingElse_IsAPath() => Assert.Equal(Path.GetFullPath("history.db"), HistoryLocation.Of("history.db").ToString());
}
