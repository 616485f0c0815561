using System.Text.RegularExpressions;
using Npgsql;

namespace SplNet.History.Stores;

/// <summary>The location of a history: a file or a PostgreSQL server.</summary>
internal sealed partial record HistoryLocation
{
    private const string Server = "postgres:";
    private const string Form = "'postgres:Host=…;Username=…;Database=…' or 'postgres://user@host:port/database'; " +
        "the password can be in the variable PGPASSWORD.";

    private HistoryLocation(string? file, NpgsqlConnectionStringBuilder? connection) => (File, Connection) = (file, connection);

    /// <summary>Gets the full path of the file; null for a server.</summary>
    public string? File { get; }

    /// <summary>Gets the connection to the server; null for a file.</summary>
    public NpgsqlConnectionStringBuilder? Connection { get; }

    /// <summary>Parses a location.</summary>
    /// <param name="text">A path; <c>postgres:Host=…;Username=…</c>; or <c>postgres://user:password@host:port/database</c>.</param>
    /// <exception cref="HistoryException">It is empty, or an invalid server address. The message does not repeat it.</exception>
    public static HistoryLocation Of(string text)
    {
        if (string.IsNullOrWhiteSpace(text))
            throw new HistoryException("The location of the history is empty. Name a file or a server.");
        if (text.StartsWith(Server, StringComparison.OrdinalIgnoreCase)
            || text.StartsWith("postgresql:", StringComparison.OrdinalIgnoreCase))
            return new HistoryLocation(
                null,
                Understood(text) ?? throw new HistoryException($"The connection string of the history cannot be understood. Write {Form}"));
        // A password in it would become the name of a file.
        return LikeAServer().IsMatch(text)
            ? throw new HistoryException($"The location of the history looks like a server address of an unknown form. Write {Form}")
            : new HistoryLocation(Path.GetFullPath(text), null);
    }

    /// <summary>Formats the location for people, without a password.</summary>
    public override string ToString() => File ?? $"{Server}//{(Connection!.Username is { Length: > 0 } user ? $"{user}@" : string.Empty)}" +
        $"{Connection.Host}:{Connection.Port}/{Connection.Database}";

    private static NpgsqlConnectionStringBuilder? Understood(string text)
    {
        NpgsqlConnectionStringBuilder connection;
        try
        {
            var rest = text[(text.IndexOf(':', StringComparison.Ordinal) + 1)..];
            connection = rest.StartsWith("//", StringComparison.Ordinal)
                ? PostgresAddress.Read(new Uri("postgres:" + rest))
                : new NpgsqlConnectionStringBuilder(rest);
        }
        catch (Exception failure) when (failure is ArgumentException or FormatException)
        {
            return null; // its message about the text may contain the password
        }

        return connection.Host is { Length: > 0 }
            ? connection
            : throw new HistoryException($"The connection string of the history does not name a host. Write {Form}");
    }

    [GeneratedRegex(
        @"://|(?:^|[;:])\s*(?:Host|Server|Data\s*Source|Port|User\s*(?:Id|Name)?|UID|Password|PWD|Database|Initial\s*Catalog)\s*=",
        RegexOptions.IgnoreCase | RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex LikeAServer();
}
