using System.Collections.Frozen;
using Npgsql;

namespace SplNet.History.Stores;

/// <summary>An address of a server, <c>postgres://user@host:port/database?sslmode=require</c>, with the parameters of libpq.</summary>
internal static class PostgresAddress
{
    private const string Mode = "SSL Mode";
    private const string RootsOfTheSystem = "system";

    // The libpq keywords with their Npgsql equivalents.
    private static readonly FrozenDictionary<string, string> Keywords = new Dictionary<string, string>(StringComparer.Ordinal)
    {
        ["application_name"] = "Application Name",
        ["channel_binding"] = "Channel Binding",
        ["client_encoding"] = "Client Encoding",
        ["connect_timeout"] = "Timeout",
        ["dbname"] = "Database",
        ["gssencmode"] = "GSS Encryption Mode",
        ["host"] = "Host",
        ["krbsrvname"] = "Kerberos Service Name",
        ["options"] = "Options",
        ["passfile"] = "Passfile",
        ["password"] = "Password",
        ["port"] = "Port",
        ["require_auth"] = "Require Auth",
        ["sslcert"] = "SSL Certificate",
        ["sslkey"] = "SSL Key",
        ["sslmode"] = Mode,
        ["sslnegotiation"] = "SSL Negotiation",
        ["sslpassword"] = "SSL Password",
        ["sslrootcert"] = "Root Certificate",
        ["user"] = "Username",
    }.ToFrozenDictionary(StringComparer.Ordinal);

    private static readonly FrozenDictionary<string, SslMode> Modes = new Dictionary<string, SslMode>(StringComparer.Ordinal)
    {
        ["disable"] = SslMode.Disable,
        ["allow"] = SslMode.Allow,
        ["prefer"] = SslMode.Prefer,
        ["require"] = SslMode.Require,
        ["verify-ca"] = SslMode.VerifyCA,
        ["verify-full"] = SslMode.VerifyFull,
    }.ToFrozenDictionary(StringComparer.Ordinal);

    /// <summary>Parses an address.</summary>
    /// <exception cref="FormatException">The text is not an address.</exception>
    /// <exception cref="HistoryException">A parameter or its value is unknown. The message names the parameter but
    /// not the value.</exception>
    public static NpgsqlConnectionStringBuilder Read(Uri address)
    {
        if (address.Fragment.Length > 0)
            throw new FormatException(); // a value with '#' would be truncated
        var user = address.UserInfo.Split(':', 2);
        var connection = new NpgsqlConnectionStringBuilder { Host = address.Host };
        if (Uri.UnescapeDataString(address.AbsolutePath.TrimStart('/')) is { Length: > 0 } database)
            connection.Database = database;
        if (Uri.UnescapeDataString(user[0]) is { Length: > 0 } name)
            connection.Username = name;
        if (user.Length > 1)
            connection.Password = Uri.UnescapeDataString(user[1]);
        if (address.Port > 0)
            connection.Port = address.Port;
        foreach (var (parameter, value) in Parameters(address))
            Set(connection, parameter, value);
        // As in libpq: naming a root means that an unverified server is not acceptable. The roots of the system apply if no file is named.
        if (connection.RootCertificate == RootsOfTheSystem)
            (connection.RootCertificate, connection.SslMode) = (null, SslMode.VerifyFull);
        else if (connection is { SslMode: SslMode.Require, RootCertificate.Length: > 0 })
            connection.SslMode = SslMode.VerifyCA;
        return connection;
    }

    private static IEnumerable<(string Name, string Value)> Parameters(Uri address) =>
        address.Query.TrimStart('?').Split('&', StringSplitOptions.RemoveEmptyEntries)
            .Select(static parameter => parameter.Split('=', 2) is [var name, var value]
                ? (Uri.UnescapeDataString(name), Uri.UnescapeDataString(value))
                : throw new FormatException());

    private static void Set(NpgsqlConnectionStringBuilder connection, string parameter, string value)
    {
        if (!Keywords.TryGetValue(parameter, out var keyword))
            throw new HistoryException(
                $"The address of the history has the parameter '{parameter}', which is not known, so nothing was done. " +
                $"Known are {string.Join(", ", Keywords.Keys.Order(StringComparer.Ordinal))}.");
        if (!IsTaken(connection, keyword, value))
            throw new HistoryException(
                $"The address of the history has a parameter '{parameter}' whose value cannot be " +
                $"understood.{(keyword == Mode ? $" It is one of {string.Join(", ", Modes.Keys)}." : string.Empty)}");
    }

    // The exception about a value would repeat it.
    private static bool IsTaken(NpgsqlConnectionStringBuilder connection, string keyword, string value)
    {
        try
        {
            if (keyword == Mode)
                connection.SslMode = Modes[value];
            else
                connection[keyword] = value;
            return true;
        }
        catch (Exception failure)
            when (failure is ArgumentException or FormatException or KeyNotFoundException or OverflowException or InvalidCastException)
        {
            return false;
        }
    }
}
