using System.Diagnostics;

namespace SplNet.Versions.Tests.Cache;

/// <summary>A process that takes an entry from a cache.</summary>
internal sealed class CacheUser : IDisposable
{
    private readonly Process _process;

    public CacheUser(string cache, string key, string journal)
    {
        var start = new ProcessStartInfo(
            "dotnet", [Path.Combine(AppContext.BaseDirectory, "SplNet.Tests.CacheUser.dll"), cache, key, journal])
        {
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
        };
        _process = Process.Start(start)!;
    }

    public Task<string?> ReadAsync() => _process.StandardOutput.ReadLineAsync();

    public Task MayEndAsync() => _process.StandardInput.WriteLineAsync();

    public void Kill()
    {
        _process.Kill();
        _process.WaitForExit();
    }

    public void Dispose()
    {
        if (!_process.HasExited)
            _process.Kill();
        _process.Dispose();
    }
}
