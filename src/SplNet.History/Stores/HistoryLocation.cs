using Npgsql;

namespace SplNet.History.Stores;

/// <summary>Where a history is kept: a file, or a PostgreSQL server.</summary>
internal sealed record HistoryLocation
{
    private const string Server = "postgres:";

    private HistoryLocation(string? file, NpgsqlConnectionStringBuilder? connection) => (File, Connection) = (file, connection);

    /// <summary>The full path of the file; null for a server.</summary>
    public string? File { get; }

    /// <summary>How the server is reached; null for a file.</summary>
    public NpgsqlConnectionStringBuilder? Connection { get; }

    /// <summary>Reads a location.</summary>
    /// <param name="text">A path; <c>postgres:Host=…;Username=…</c>; or <c>postgres://user:password@host:port/database</c>.</param>
    /// <exception cref="HistoryException">It is empty, or the connection string cannot be understood. The message does not repeat it.</exception>
    public static HistoryLocation Of(string text) => string.IsNullOrWhiteSpace(text) ? throw new HistoryException("The name of a history is empty. Name a file, or a server: postgres:Host=…")
        : text.StartsWith(Server, StringComparison.OrdinalIgnoreCase) || text.StartsWith("postgresql:", StringComparison.OrdinalIgnoreCase)
        ? new HistoryLocation(null, Understood(text) ?? throw new HistoryException(
            "The connection string of the history cannot be understood. It is 'postgres:Host=…;Username=…;Database=…' or 'postgres://user@host:port/database'; a password may stand in the variable PGPASSWORD."))
        : new HistoryLocation(Path.GetFullPath(text), null);

    /// <summary>For people: never a password.</summary>
    public override string ToString() => File ?? $"{Server}//{Connection!.Username}@{Connection.Host}:{Connection.Port}/{Connection.Database}";

    private static NpgsqlConnectionStringBuilder? Understood(string text)
    {
        try
        {
            var rest = text[(text.IndexOf(':', StringComparison.Ordinal) + 1)..];
            return rest.StartsWith("//", StringComparison.Ordinal) ? OfAddress(new Uri("postgres:" + rest)) : new NpgsqlConnectionStringBuilder(rest);
        }
        catch (Exception failure) when (failure is ArgumentException or UriFormatException or FormatException)
        {
            return null; // what it says of the text may hold the password
        }
    }

    private static NpgsqlConnectionStringBuilder OfAddress(Uri address)
    {
        var user = address.UserInfo.Split(':', 2);
        var connection = new NpgsqlConnectionStringBuilder { Host = address.Host, Database = Uri.UnescapeDataString(address.AbsolutePath.TrimStart('/')), Username = Uri.UnescapeDataString(user[0]) };
        if (user.Length > 1)
            connection.Password = Uri.UnescapeDataString(user[1]);
        if (address.Port > 0)
            connection.Port = address.Port;
        return connection;
    }
}
