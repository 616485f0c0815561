using System.Diagnostics;
using System.Globalization;
using SplNet.Measuring.Alternation;
using SplNet.Processes.Protocol;

namespace SplNet.Processes;

/// <summary>
/// The conversation between this process and a measuring one: the request, turns for iterations if it asks for them, its answer within a
/// bound, and its farewell.
/// </summary>
internal sealed class Conversation : IDisposable
{
    // After its answer the process only cleans up, and after its farewell it only ends; then its output has to be drained.
    private static readonly TimeSpan CleanUpTime = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan EndTime = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(1);

    private readonly Process _process;
    private readonly AnswerPipe _answers;
    private readonly CapturedOutput _output;
    private readonly CapturedOutput _errors;
    private readonly CancellationToken _cancellation;
    private TimeSpan _timeout;
    private TimeSpan _left;

    /// <summary>Starts to listen.</summary>
    /// <param name="process">The process, which has started.</param>
    /// <param name="answers">The pipe of its answers.</param>
    /// <param name="cancellation">Ends all waiting; the process is then to be ended.</param>
    public Conversation(Process process, Stream answers, CancellationToken cancellation)
    {
        (_process, _answers, _cancellation) = (process, new AnswerPipe(answers, process, cancellation), cancellation);
        _output = CapturedOutput.Of(process.StandardOutput.BaseStream);
        _errors = CapturedOutput.Of(process.StandardError.BaseStream);
    }

    /// <summary>The processor of its last iteration, as the process reported when it asked for a turn.</summary>
    public int Processor { get; private set; } = CurrentProcessor.Any;

    /// <summary>True from the end of its set-up until the process asks for its first turn.</summary>
    public bool IsWarmingUp { get; private set; }

    /// <summary>Sends the request.</summary>
    /// <param name="request">The run to measure.</param>
    /// <param name="timeout">How long it may take until it has answered; waiting for its turn does not count.</param>
    /// <returns>How the launch ended; null if the process warms up, or asks for a turn.</returns>
    public LaunchOutcome? Begin(MeasureRequest request, TimeSpan timeout)
    {
        (_timeout, _left) = (timeout, timeout);
        return Proceed(input =>
        {
            // Not in the caller's context of synchronisation: its only thread is the one that waits here.
            using var bound = CancellationTokenSource.CreateLinkedTokenSource(_cancellation);
            bound.CancelAfter(timeout);
            Task.Run(() => Frame.SendRequestAsync(input, request.Write, bound.Token), CancellationToken.None).GetAwaiter().GetResult();
        });
    }

    /// <summary>Waits until the warm-up has ended.</summary>
    /// <returns>How the launch ended; null if the process asks for a turn.</returns>
    public LaunchOutcome? EndWarmUp() => Proceed(static _ => { });

    /// <summary>Grants a turn.</summary>
    /// <param name="processor">The processor for it.</param>
    /// <returns>How the launch ended; null if the process asks again.</returns>
    public LaunchOutcome? GrantTurn(int processor) => Proceed(input => TurnGrant.Send(input, processor));

    /// <summary>
    /// Informs the process, which warms up or waits for a turn, that its run is not wanted any more, and waits until its test has cleaned
    /// up: fixtures may hold more than memory.
    /// </summary>
    public void Withdraw()
    {
        try
        {
            TurnGrant.Send(_process.StandardInput.BaseStream, TurnGrant.Withdrawn);
            TakeAnswer();
            Farewell();
        }
        catch (Exception silence) when (silence is TimeoutException or IOException or OperationCanceledException)
        {
            // The caller ends the process now; its failure need not be reported, since its run does not count. A cancellation is immediate.
        }
    }

    public void Dispose() => _answers.Dispose();

    private LaunchOutcome? Proceed(Action<Stream> send)
    {
        var start = Stopwatch.GetTimestamp();
        MeasureAnswer answer;
        try
        {
            send(_process.StandardInput.BaseStream);
            using var message = _answers.Take(_left);
            var kind = KindOf(message);
            IsWarmingUp = kind == MessageKind.WarmUp;
            if (kind is MessageKind.WarmUp or MessageKind.IterationTurnRequest)
            {
                if (kind == MessageKind.IterationTurnRequest)
                    Processor = IterationTurnRequest.Read(message);
                _left = TimeSpan.FromTicks(Math.Max(1, (_left - Stopwatch.GetElapsedTime(start)).Ticks));
                return null;
            }

            answer = MeasureAnswer.Read(message);
        }
        catch (Exception silence) when (silence is TimeoutException or OperationCanceledException)
        {
            _cancellation.ThrowIfCancellationRequested();
            var seconds = _timeout.TotalSeconds.ToString("0.#", CultureInfo.InvariantCulture);
            return LaunchOutcome.Failed(
                $"The measuring process gave no answer within {seconds} s and was ended: the measured code, its set-up or the test " +
                $"hangs or is too slow. Raise ExperimentOptions.LaunchTimeout if it needs longer.{Said()}") with { IsTimeout = true };
        }
        catch (IOException)
        {
            _cancellation.ThrowIfCancellationRequested();
            return Crashed();
        }

        var answered = Stopwatch.GetTimestamp();
        var farewell = Farewell();
        if (answer.Failure is not { } reason)
            return new LaunchOutcome(answer.Readings, null, farewell) { Ending = Stopwatch.GetElapsedTime(answered) };
        Drain();
        return LaunchOutcome.Failed(reason + Said());
    }

    private static MessageKind KindOf(BinaryReader message) => (MessageKind)message.ReadByte();

    // A process that warms up asks for its turn first.
    private void TakeAnswer()
    {
        for (var kind = MessageKind.WarmUp; kind != MessageKind.Answer;)
        {
            using var message = _answers.Take(CleanUpTime);
            kind = KindOf(message);
        }
    }

    // The second message says how the clean-up of the test went.
    private string? Farewell()
    {
        string failure;
        try
        {
            using var message = _answers.Take(CleanUpTime);
            failure = KindOf(message) == MessageKind.Farewell
                ? message.ReadString()
                : throw new IOException("The process went on after its answer.");
        }
        catch (TimeoutException)
        {
            return $"The test's clean-up took longer than {CleanUpTime.TotalSeconds:0} s in the measuring process, which was ended.";
        }
        catch (IOException)
        {
            return "The measuring process ended during the test's clean-up.";
        }

        if (!_process.WaitForExit(EndTime))
            return "The measuring process did not end by itself after the test and was ended: " +
                "a thread of the test that is not a background thread still ran.";
        return failure.Length == 0 ? null : "After the measurement the test failed in the measuring process: " + failure;
    }

    private LaunchOutcome Crashed()
    {
        if (!_process.WaitForExit(CleanUpTime))
            return LaunchOutcome.Failed($"The measuring process closed its answer pipe and did not end.{Said()}");
        Drain();
        return LaunchOutcome.Failed(
            $"The measuring process ended with {ExitCode.Describe(_process.ExitCode)} before it had measured.{Said()}");
    }

    // The process's children may hold its output open; then the output so far is enough.
    private void Drain() => Task.WaitAll([_output.Completion, _errors.Completion], DrainTime);

    private string Said()
    {
        var said = string.Join(
            Environment.NewLine,
            new[] { CrashText.Shortened(_errors.ToString()), _output.ToString() }.Where(static text => text.Length > 0));
        return said.Length == 0 ? string.Empty : $"{Environment.NewLine}Its output:{Environment.NewLine}{said}";
    }
}
