using System.Diagnostics;
using SplNet.Machine;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>
/// The turn to measure: one experiment at a time on a machine. It is an exclusive lock on a file, which the system releases
/// when its owner ends, for whatever reason. Two empty files stay: the lock, and a file that waiting processes share. A third names the
/// holder of the turn, and is removed with it.
/// </summary>
internal sealed class MachineLock : IDisposable
{
    private static readonly TimeSpan Poll = TimeSpan.FromMilliseconds(20);
    private static readonly TimeSpan Word = TimeSpan.FromSeconds(1);

    // The turn that this flow of execution holds already: waiting for it would never end.
    private static readonly AsyncLocal<bool> Held = new();

    private readonly FileStream? _file;
    private readonly string? _holderFile;

    private MachineLock(FileStream? file, string? holderFile, IReadOnlyList<ResultMessage> notes) =>
        (_file, _holderFile, Notes) = (file, holderFile, notes);

    /// <summary>Remarks on waiting for the report.</summary>
    public IReadOnlyList<ResultMessage> Notes { get; }

    /// <summary>Waits for the turn; the owner's experiment is bounded by its own time limits.</summary>
    /// <param name="request">The caller's purpose, and how long it waits.</param>
    /// <returns>The turn; null if others had it for longer than the request waits.</returns>
    /// <exception cref="SplNetException">The caller is being measured itself.</exception>
    /// <exception cref="OperationCanceledException">The request was cancelled.</exception>
    public static MachineLock? Acquire(TurnRequest request)
    {
        if (Held.Value)
            throw new SplNetException(
                "An experiment is evaluated inside the measured code, its set-up or its generator. Experiments cannot be nested.");
        var turn = Acquire(TurnFile.Location, request);
        Held.Value = turn is not null;
        return turn;
    }

    internal static MachineLock? Acquire(string path, TurnRequest request)
    {
        try
        {
            return Wait(path, request) is { } file ? new MachineLock(file, TurnHolder.WriteHolder(path, request.Purpose), []) : null;
        }
        catch (Exception failure) when (failure is UnauthorizedAccessException or IOException)
        {
            return new MachineLock(null, null, [MessageRules.NoLock.Of(
                $"Other experiments on this machine may have run meanwhile: the lock {path} cannot be opened ({failure.Message}).")]);
        }
    }

    /// <summary>Finds the current holder of the turn; null if it is not known.</summary>
    internal static TurnHolder? Holder() => TurnHolder.Find(TurnFile.Location);

    public void Dispose()
    {
        Held.Value = false;
        if (_holderFile is not null)
            TurnHolder.Remove(_holderFile);
        _file?.Dispose();
    }

    private static FileStream? Wait(string path, TurnRequest request)
    {
        request.Cancellation.ThrowIfCancellationRequested();
        // A process with many experiments would otherwise take its next turn before any other has noticed the end of this one.
        var queue = path + ".waiting";
        var othersWait = IsShared(queue);
        var turn = othersWait ? null : TryOpen(path, FileShare.None);
        if (turn is not null)
            return turn;
        var start = Stopwatch.GetTimestamp();
        using var waiting = TryOpen(queue, FileShare.Read);
        Pause(request, othersWait ? 3 * Poll : Poll);
        if (TryOpen(path, FileShare.None) is { } free)
            return free;
        var nextWord = TimeSpan.Zero;
        while ((turn = TryOpen(path, FileShare.None)) is null)
        {
            var waited = Stopwatch.GetElapsedTime(start);
            if (waited >= request.Most)
                return null;
            if (waited >= nextWord)
            {
                request.Waits(TurnHolder.Find(path), waited);
                nextWord = waited + Word;
            }

            Pause(request, Poll);
        }

        return turn;
    }

    private static void Pause(TurnRequest request, TimeSpan time)
    {
        if (request.Cancellation.WaitHandle.WaitOne(time))
            throw new OperationCanceledException(request.Cancellation);
    }

    private static bool IsShared(string queue)
    {
        using var alone = TryOpen(queue, FileShare.None);
        return alone is null;
    }

    // Opened for reading, so that all users of a machine share one file, regardless of its creator.
    private static FileStream? TryOpen(string path, FileShare share)
    {
        try
        {
            if (!File.Exists(path))
                new FileStream(path, FileMode.OpenOrCreate, FileAccess.Write, FileShare.ReadWrite).Dispose();
            return new FileStream(path, FileMode.Open, FileAccess.Read, share);
        }
        catch (IOException taken) when (IsTaken(taken))
        {
            return null;
        }
    }

    // A sharing violation on Windows; "try again" of flock elsewhere, which is 11 on Linux and 35 on macOS.
    private static bool IsTaken(IOException failure) => OperatingSystem.IsWindows()
        ? failure.HResult is unchecked((int)0x80070020) or unchecked((int)0x80070021)
        : failure.HResult is 11 or 35;
}
