namespace SplNet.Processes.Protocol;

/// <summary>
/// The content that follows in the answer of a measuring process: the property of <see cref="Measuring.RunReadings"/> of that name, the
/// reason why there are none, or nothing.
/// </summary>
internal enum AnswerTag : byte
{
    End,
    Failure,
    Nanoseconds,
    Flags,
    Deducted,
    Rounds,
    ReplacedNanoseconds,
    ReplacedFlags,
    ReplacementExhausted,
    IterationNanoseconds,
    Operations,
    Overhead,
    Metrics,
    MetricErrors,
    WarmUpMilliseconds,
    MeasuringMilliseconds,
    WarmUpCapped,
    Collector,
    MedianNanoseconds,
    Quantiles,
    TimedCalls,
    Remarks,
    Unoptimised,
    Covered,
    Counted,
    Runtime,
    Uncounted,
    Observed,
}
