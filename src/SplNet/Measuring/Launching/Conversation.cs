using System.Diagnostics;
using System.Globalization;
using SplNet.Measuring.Protocol;

namespace SplNet.Measuring.Launching;

/// <summary>What is said between this process and a measuring one: the request, its answer within a bound, and its farewell.</summary>
internal sealed class Conversation(Process process, Stream answers, TimeSpan timeout)
{
    // After its answer the process only cleans up, and after its farewell it only ends; then its output has to be drained.
    private static readonly TimeSpan CleanUpTime = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan EndTime = TimeSpan.FromSeconds(1);
    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(1);

    private readonly CapturedOutput _output = CapturedOutput.Of(process.StandardOutput.BaseStream);
    private readonly CapturedOutput _errors = CapturedOutput.Of(process.StandardError.BaseStream);

    public async Task<LaunchOutcome> HoldAsync(MeasureRequest request)
    {
        using var bound = new CancellationTokenSource(timeout);
        MeasureAnswer answer;
        try
        {
            await Frame.SendAsync(process.StandardInput.BaseStream, request.Write, bound.Token);
            using var reader = await ReceiveAsync(bound.Token);
            answer = MeasureAnswer.Read(reader);
        }
        catch (OperationCanceledException)
        {
            var seconds = timeout.TotalSeconds.ToString("0.#", CultureInfo.InvariantCulture);
            return LaunchOutcome.Failed(
                $"The measuring process gave no answer within {seconds} s and was ended: the measured code, its set-up or the test " +
                $"hangs or is too slow. Raise ExperimentOptions.LaunchTimeout if it needs longer.{Said()}") with { IsTimeout = true };
        }
        catch (Exception failure) when (failure is IOException or InvalidDataException)
        {
            return await CrashedAsync();
        }

        var farewell = await FarewellAsync();
        if (answer.Failure is not { } reason)
            return new LaunchOutcome(answer.Readings, null, farewell);
        await DrainAsync();
        return LaunchOutcome.Failed(reason + Said());
    }

    // The end of the process need not close the pipe: what it has started may have inherited the handle.
    private async Task<BinaryReader> ReceiveAsync(CancellationToken cancellation)
    {
        var message = Frame.ReceiveAsync(answers, cancellation);
        await Task.WhenAny(message, process.WaitForExitAsync(cancellation));
        try
        {
            return Reader(process.HasExited ? await message.WaitAsync(DrainTime, cancellation) : await message);
        }
        catch (TimeoutException silence)
        {
            throw new EndOfStreamException("The process has ended and said nothing more.", silence);
        }
    }

    private static BinaryReader Reader(byte[] content) => new(new MemoryStream(content));

    // The second message says how the clean-up of the test went.
    private async Task<string?> FarewellAsync()
    {
        string failure;
        using var bound = new CancellationTokenSource(CleanUpTime);
        try
        {
            using var reader = await ReceiveAsync(bound.Token);
            failure = reader.ReadString();
        }
        catch (OperationCanceledException)
        {
            return $"The test's clean-up took longer than {CleanUpTime.TotalSeconds:0} s in the measuring process, which was ended.";
        }
        catch (Exception ended) when (ended is IOException or InvalidDataException)
        {
            return "The measuring process ended during the test's clean-up.";
        }

        if (!await EndsWithinAsync(EndTime))
            return "The measuring process did not end by itself after the test and was ended: a thread of the test that is not a background thread still ran.";
        return failure.Length == 0 ? null : "After the measurement the test failed in the measuring process: " + failure;
    }

    private async Task<LaunchOutcome> CrashedAsync()
    {
        if (!await EndsWithinAsync(CleanUpTime))
            return LaunchOutcome.Failed($"The measuring process closed its answer pipe and did not end.{Said()}");
        await DrainAsync();
        return LaunchOutcome.Failed(
            $"The measuring process ended with {ExitCode.Describe(process.ExitCode)} before it had measured.{Said()}");
    }

    private async Task<bool> EndsWithinAsync(TimeSpan time)
    {
        using var bound = new CancellationTokenSource(time);
        try
        {
            await process.WaitForExitAsync(bound.Token);
            return true;
        }
        catch (OperationCanceledException)
        {
            return false;
        }
    }

    private async Task DrainAsync()
    {
        try
        {
            await Task.WhenAll(_output.Completion, _errors.Completion).WaitAsync(DrainTime, CancellationToken.None);
        }
        catch (TimeoutException)
        {
            // What the process has started holds its output open; what was said until now is enough.
        }
    }

    private string Said()
    {
        var said = string.Join(Environment.NewLine, new[] { _errors.ToString(), _output.ToString() }.Where(static text => text.Length > 0));
        return said.Length == 0 ? string.Empty : $"{Environment.NewLine}Its output:{Environment.NewLine}{said}";
    }
}
