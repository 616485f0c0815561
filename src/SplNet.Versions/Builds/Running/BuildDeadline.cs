using System.Globalization;

namespace SplNet.Versions.Builds.Running;

/// <summary>The time limit of a build, or cancellation by the caller, whichever comes first.</summary>
internal sealed class BuildDeadline : IDisposable
{
    private readonly CancellationToken _caller;
    private readonly TimeSpan _time;
    private readonly CancellationTokenSource _source;

    public BuildDeadline(TimeSpan time, CancellationToken caller)
    {
        _time = time;
        _caller = caller;
        _source = CancellationTokenSource.CreateLinkedTokenSource(caller);
        _source.CancelAfter(time);
    }

    public CancellationToken Token => _source.Token;

    /// <summary>Runs work within the time limit.</summary>
    /// <exception cref="BuildFailedException">The time is over.</exception>
    /// <exception cref="OperationCanceledException">The caller has cancelled.</exception>
    public async Task<T> KeepAsync<T>(string what, Func<CancellationToken, Task<T>> work)
    {
        try
        {
            return await work(Token);
        }
        catch (OperationCanceledException ended) when (!_caller.IsCancellationRequested)
        {
            var time = _time.TotalSeconds.ToString("0.#", CultureInfo.InvariantCulture);
            throw new BuildFailedException(
                $"{what} was not built within {time} s and was stopped, with all its processes: a build step hangs or is too slow. " +
                "Raise the time limit if the build needs longer.",
                cause: ended);
        }
    }

    public void Dispose() => _source.Dispose();
}
