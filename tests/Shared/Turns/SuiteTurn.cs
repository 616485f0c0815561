namespace SplNet.Tests.Shared;

/// <summary>
/// The turn of a suite on this machine. A build may start two suites at a time, though it is told not to, and each would disturb what the
/// other one measures. The system ends the turn of a process that is killed.
/// </summary>
public sealed class SuiteTurn : IDisposable
{
    private static readonly TimeSpan Longest = TimeSpan.FromMinutes(30);
    private static readonly TimeSpan Pause = TimeSpan.FromMilliseconds(200);

    // A measuring process runs the fixtures of its test again, and belongs to the turn of the suite that waits for it.
    private readonly FileStream? _turn = MeasuringProcess.IsThis ? null : Take();

    public void Dispose() => _turn?.Dispose();

    private static FileStream Take()
    {
        var path = Path.Combine(Path.GetTempPath(), "splnet-suites.turn");
        var waited = System.Diagnostics.Stopwatch.StartNew();
        while (true)
        {
            try
            {
                return new FileStream(path, FileMode.OpenOrCreate, FileAccess.ReadWrite, FileShare.None);
            }
            catch (IOException) when (waited.Elapsed < Longest)
            {
                Thread.Sleep(Pause);
            }
        }
    }
}
