using System.Diagnostics;
using System.Runtime.CompilerServices;
using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Processes.Protocol;

namespace SplNet.Child;

/// <summary>
/// Turns of the parent: the process requests them through the pipe of the answers, and each names the processor for the iteration.
/// </summary>
/// <param name="requests">The pipe.</param>
internal sealed class ParentTurns(Stream requests) : IIterationTurns, IDisposable
{
    // Not one that spins: the other process measures meanwhile.
    private readonly AutoResetEvent _granted = new(false);
    private volatile int _processor;
    private long _waited;

    public bool Alternates => true;

    public TimeSpan Waited => Stopwatch.GetElapsedTime(0, _waited);

    public void AnnounceWarmUp() => Frame.Send(requests, MessageKind.WarmUp, static _ => { });

    // Compiled once: a method that runs once per iteration would reach its last tier among those that count.
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Await()
    {
        var start = Stopwatch.GetTimestamp();
        IterationTurnRequest.Send(requests, CurrentProcessor.Number());
        _granted.WaitOne();
        if (_processor == TurnGrant.Withdrawn)
            throw new MeasurementCompletedException();
        CurrentProcessor.MoveTo(_processor);
        CurrentProcessor.GiveWay();
        _waited += Stopwatch.GetTimestamp() - start;
    }

    public void Dispose() => _granted.Dispose();

    /// <summary>The parent has granted a turn.</summary>
    /// <param name="processor">The processor of the iteration before, <see cref="CurrentProcessor.Any"/>, or
    /// <see cref="TurnGrant.Withdrawn"/>.</param>
    public void Grant(int processor)
    {
        _processor = processor;
        _granted.Set();
    }
}
