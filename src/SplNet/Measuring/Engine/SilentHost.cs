using BenchmarkDotNet.Engines;

namespace SplNet.Measuring.Engine;

/// <summary>The engine's host. It prints nothing, because the results are read from the engine itself.</summary>
internal sealed class SilentHost : IHost
{
    public void Write(string message)
    {
    }

    public void WriteLine()
    {
    }

    public void WriteLine(string message)
    {
    }

    public void SendSignal(HostSignal hostSignal)
    {
    }

    public void SendError(string message) => throw new InvalidOperationException("The measuring engine failed: " + message);

    public void ReportResults(RunResults runResults)
    {
    }

    public void Dispose()
    {
    }
}
