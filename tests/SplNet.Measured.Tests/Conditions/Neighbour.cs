using System.Diagnostics;

namespace SplNet.Tests.Conditions;

/// <summary>Another process on the machine that disturbs a measurement, until it is disposed.</summary>
internal sealed class Neighbour : IDisposable
{
    private readonly Process _shell;

    private Neighbour(string script)
    {
        var start = new ProcessStartInfo("/bin/sh") { UseShellExecute = false };
        start.ArgumentList.Add("-c");
        start.ArgumentList.Add(script);
        _shell = Process.Start(start)!;
    }

    /// <summary>Keeps a core busy.</summary>
    public static Neighbour ThatBurns() => new("while :; do :; done");

    /// <summary>Fills so much memory and keeps it: tail waits for the end of a line that has none.</summary>
    public static Neighbour ThatHoards(int megabytes) => new($"(head -c {megabytes}000000 /dev/zero; sleep 60) | tail >/dev/null");

    public void Dispose()
    {
        _shell.Kill(entireProcessTree: true);
        _shell.WaitForExit();
        _shell.Dispose();
    }
}
