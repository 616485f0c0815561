using System.Diagnostics;
using System.Net;
using System.Net.Sockets;

namespace SplNet.Versions.Tests.Repositories.Subversion;

/// <summary>A server of repositories that only this machine reaches, at a port that is free.</summary>
internal sealed class SvnServer : IDisposable
{
    private static readonly TimeSpan Bound = TimeSpan.FromSeconds(30);

    private readonly Process _process;

    public SvnServer(string root)
    {
        SvnCommand.SkipWhereMissing();
        Port = FreePort();
        _process = Process.Start(
            "svnserve", ["--daemon", "--foreground", "--listen-host", "127.0.0.1", "--listen-port", $"{Port}", "--root", root]);
        Assert.True(SpinWait.SpinUntil(IsReached, Bound), "svnserve does not listen");
    }

    public int Port { get; }

    public static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    public void Dispose()
    {
        _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }

    private bool IsReached()
    {
        using var client = new TcpClient();
        try
        {
            client.Connect(IPAddress.Loopback, Port);
            return true;
        }
        catch (SocketException)
        {
            return false;
        }
    }
}
