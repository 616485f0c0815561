using System.Diagnostics;
using System.Net;
using System.Net.Sockets;
using Dapper;
using Npgsql;
using SplNet.Tests.Shared;

namespace SplNet.History.Tests.Stores;

/// <summary>
/// A PostgreSQL server of the tests' own, from the programs that Debian's package has, in a temporary folder. It ends with this process: a
/// shell beside it waits for the end of its input. Where the programs are missing the tests are skipped, and <c>.ci/run</c> knows the
/// reason by its beginning.
/// </summary>
public sealed class PostgresServer : IDisposable
{
    private const string UnprivilegedUser = "postgres"; // who the package has made to run it: it refuses root
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(60);

    private readonly Lazy<string?> _programs = new(FindPrograms);
    private readonly Lazy<(Process Shell, string Folder, int Port)> _server;
    private int _databases;

    public PostgresServer() => _server = new(Start);

    /// <summary>A database that is empty, as a location without its prefix.</summary>
    public string NewDatabase()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The server is started by a shell of Unix.");
        Assert.SkipWhen(
            _programs.Value is null,
            "A tool is missing: 'postgres' of PostgreSQL, which these tests need (Debian and Ubuntu: apt-get install postgresql).");
        var name = $"history{Interlocked.Increment(ref _databases)}";
        using var connection = Connect(_server.Value.Port);
        connection.Execute($"CREATE DATABASE {name}");
        return $"Host=127.0.0.1;Port={_server.Value.Port};Username={UnprivilegedUser};Password=secret;Database={name}";
    }

    public void Dispose()
    {
        if (!_server.IsValueCreated)
            return;
        var (shell, folder, _) = _server.Value;
        shell.StandardInput.Close();
        Assert.True(shell.WaitForExit(Patience), "The server did not end.");
        shell.Dispose();
        OwnedFolder.Delete(folder);
    }

    private (Process Shell, string Folder, int Port) Start()
    {
        var folder = OwnedFolder.Create("splnet-postgres-");
        var port = FreePort();
        if (Environment.IsPrivilegedProcess)
            Run(new ProcessStartInfo("chown") { ArgumentList = { UnprivilegedUser, folder } });
        var data = Path.Combine(folder, "data");
        Run(Command("initdb", "--auth=trust", "--no-sync", "-U", UnprivilegedUser, "-D", data));
        var server = Command("postgres", "-D", data, "-k", folder, "-h", "127.0.0.1", "-p", $"{port}", "-F");
        var start = new ProcessStartInfo("sh") { UseShellExecute = false, RedirectStandardInput = true, ArgumentList =
            { "-c", "\"$@\" 2>/dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server", "sh", server.FileName } };
        foreach (var argument in server.ArgumentList)
            start.ArgumentList.Add(argument);
        var shell = Process.Start(start)!;
        Assert.True(SpinWait.SpinUntil(() => Answers(port), Patience), "The server did not begin.");
        return (shell, folder, port);
    }

    private static bool Answers(int port)
    {
        try
        {
            Connect(port).Dispose();
            return true;
        }
        catch (NpgsqlException)
        {
            Thread.Sleep(50);
            return false;
        }
    }

    private static NpgsqlConnection Connect(int port)
    {
        var connection = new NpgsqlConnection($"Host=127.0.0.1;Port={port};Username={UnprivilegedUser};Database=postgres;Pooling=false");
        connection.Open();
        return connection;
    }

    private ProcessStartInfo Command(string program, params string[] arguments)
    {
        var path = Path.Combine(_programs.Value!, program);
        return Environment.IsPrivilegedProcess
            ? new ProcessStartInfo(
                "setpriv",
                ["--reuid", UnprivilegedUser, "--regid", UnprivilegedUser, "--clear-groups", path, .. arguments]) { WorkingDirectory = "/" }
            : new ProcessStartInfo(path, arguments) { WorkingDirectory = "/" };
    }

    private static void Run(ProcessStartInfo start)
    {
        start.UseShellExecute = false;
        start.RedirectStandardOutput = start.RedirectStandardError = true;
        using var process = Process.Start(start)!;
        var output = process.StandardOutput.ReadToEndAsync();
        var errors = process.StandardError.ReadToEnd();
        process.WaitForExit();
        Assert.True(
            process.ExitCode == 0, $"{start.FileName} {string.Join(' ', start.ArgumentList)}: {output.GetAwaiter().GetResult()}{errors}");
    }

    private static string? FindPrograms() =>
        (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .Concat(Directory.Exists("/usr/lib/postgresql")
                ? Directory.GetDirectories("/usr/lib/postgresql").OrderDescending(StringComparer.Ordinal)
                    .Select(static version => Path.Combine(version, "bin"))
                : [])
            .FirstOrDefault(static folder => File.Exists(Path.Combine(folder, "postgres")) && File.Exists(Path.Combine(folder, "initdb")));

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
