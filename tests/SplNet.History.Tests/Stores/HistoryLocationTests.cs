using Npgsql;
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
    public void PasswordOfAnAddress_IsUsed() =>
        Assert.Equal("se:cr@t", HistoryLocation.Of("postgres://me:se%3Acr%40t@db/perf").Connection!.Password);

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
    public void ParametersOfAnAddress_AreNamedAsInLibpq()
    {
        var connection = HistoryLocation.Of(
            "postgres://db/perf?sslmode=verify-full&sslrootcert=%2Fetc%2Froot.pem&sslcert=c.pem&sslkey=k.pem&connect_timeout=7&" +
            "application_name=ci&options=-c%20work_mem%3D8MB&user=me&password=se%26cr%3Dt").Connection!;
        Assert.Equal(
            (SslMode.VerifyFull, "/etc/root.pem", "c.pem", "k.pem", 7),
            (connection.SslMode, connection.RootCertificate, connection.SslCertificate, connection.SslKey, connection.Timeout));
        Assert.Equal(
            ("ci", "-c work_mem=8MB", "me", "se&cr=t", "perf"),
            (connection.ApplicationName, connection.Options, connection.Username, connection.Password, connection.Database));
    }

    [Theory]
    [InlineData("sslmode=disable", SslMode.Disable)]
    [InlineData("sslmode=require", SslMode.Require)]
    [InlineData("sslmode=verify-ca", SslMode.VerifyCA)]
    [InlineData("sslmode=require&sslrootcert=root.pem", SslMode.VerifyCA)]
    [InlineData("sslrootcert=system", SslMode.VerifyFull)]
    [InlineData("sslrootcert=system&sslmode=require", SslMode.VerifyFull)]
    public void RequestedTls_IsNeverWeakened(string parameters, SslMode mode) =>
        Assert.Equal(mode, HistoryLocation.Of($"postgres://me@db/perf?{parameters}").Connection!.SslMode);

    [Theory]
    [InlineData("nonsense=hunter2", "'nonsense', which is not known")]
    [InlineData("sslmode=hunter2", "'sslmode' whose value cannot be understood. It is one of disable, allow")]
    [InlineData("connect_timeout=hunter2", "'connect_timeout' whose value cannot be understood")]
    [InlineData("port=hunter2", "'port' whose value cannot be understood")]
    [InlineData("hunter2", "cannot be understood")]
    [InlineData("password=a#hunter2", "cannot be understood")]
    public void UnsupportedParameter_IsRefused_WithoutItsValue(string parameter, string message)
    {
        var failure = Assert.Throws<HistoryException>(() => HistoryLocation.Of($"postgres://me@db/perf?{parameter}"));
        Assert.Contains(message, failure.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("hunter2", failure.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("postgres:")]
    [InlineData("postgres:Host=")]
    [InlineData("postgres:Username=x")]
    [InlineData("postgres:///perf")]
    public void ServerWithoutAHost_IsRefused(string text) => Assert.Contains(
        "does not name a host", Assert.Throws<HistoryException>(() => HistoryLocation.Of(text)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("Server=db;User Id=ci;Password=hunter2")]
    [InlineData("password=hunter2")]
    [InlineData("postgress://u:hunter2@h/db")]
    [InlineData("postgress:Host=h;Password=hunter2")]
    [InlineData("db ; pwd = hunter2")]
    public void ServerWithoutItsPrefix_IsNotAFile_AndIsNotRepeated(string text)
    {
        var failure = Assert.Throws<HistoryException>(() => HistoryLocation.Of(text));
        Assert.Contains("looks like a server address", failure.Message, StringComparison.Ordinal);
        Assert.DoesNotContain("hunter2", failure.ToString(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("")]
    [InlineData(" ")]
    public void EmptyLocation_IsRefused(string text) =>
        Assert.Contains("is empty", Assert.Throws<HistoryException>(() => HistoryLocation.Of(text)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("data/host=a/history.db")]
    [InlineData("password.db")]
    public void PathThatResemblesAServer_IsAPath(string text) => Assert.Equal(Path.GetFullPath(text), HistoryLocation.Of(text).File);

    [Fact]
    public void OtherText_IsAPath() => Assert.Equal(Path.GetFullPath("history.db"), HistoryLocation.Of("history.db").ToString());
}
