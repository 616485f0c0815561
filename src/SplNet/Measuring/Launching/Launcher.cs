using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Measuring.Protocol;

namespace SplNet.Measuring.Launching;

/// <summary>Starts a measuring process, waits for its answer within a bound, and sees to its end.</summary>
internal static class Launcher
{
    // After its answer the process only cleans up; after its end its output only has to be drained.
    private static readonly TimeSpan CleanUpTime = TimeSpan.FromSeconds(5);
    private static readonly TimeSpan DrainTime = TimeSpan.FromSeconds(1);

    public static LaunchOutcome Launch(MeasureRequest request, IReadOnlyDictionary<string, string?> environment, TimeSpan timeout)
    {
        using var pipe = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        using var process = new Process { StartInfo = HostCommand.For(request.Target.AssemblyPath, pipe.GetClientHandleAsString(), environment) };
        process.Start();
        pipe.DisposeLocalCopyOfClientHandle();
        var output = CapturedOutput.Of(process.StandardOutput.BaseStream);
        var errors = CapturedOutput.Of(process.StandardError.BaseStream);
        try
        {
            return ConverseAsync(process, pipe, request, timeout, output, errors).GetAwaiter().GetResult();
        }
        finally
        {
            End(process);
        }
    }

    private static async Task<LaunchOutcome> ConverseAsync(
        Process process, Stream pipe, MeasureRequest request, TimeSpan timeout, CapturedOutput output, CapturedOutput errors)
    {
        using var bound = new CancellationTokenSource(timeout);
        MeasureAnswer answer;
        try
        {
            Frame.Send(process.StandardInput.BaseStream, request.Write);
            using var reader = await Frame.ReceiveAsync(pipe, bound.Token);
            answer = MeasureAnswer.Read(reader);
        }
        catch (OperationCanceledException)
        {
            return LaunchOutcome.Failed(
                $"The measuring process gave no answer within {timeout.TotalSeconds:0.#} s and was ended: the measured code, its set-up or the test " +
                $"hangs or is too slow. Raise ExperimentOptions.LaunchTimeout if it needs longer.{Said(output, errors)}");
        }
        catch (Exception failure) when (failure is IOException or InvalidDataException)
        {
            return await CrashedAsync(process, output, errors);
        }

        if (answer.Failure is { } reason)
            return LaunchOutcome.Failed(reason);
        return new LaunchOutcome(answer.Readings, null, await FarewellAsync(process, pipe));
    }

    // The second message says how the clean-up of the test went.
    private static async Task<string?> FarewellAsync(Process process, Stream pipe)
    {
        using var bound = new CancellationTokenSource(CleanUpTime);
        try
        {
            using var reader = await Frame.ReceiveAsync(pipe, bound.Token);
            var failure = reader.ReadString();
            await process.WaitForExitAsync(bound.Token);
            return failure.Length == 0 ? null : "After the measurement the test failed in the measuring process: " + failure;
        }
        catch (OperationCanceledException)
        {
            return $"The test's clean-up took longer than {CleanUpTime.TotalSeconds:0} s in the measuring process, which was ended.";
        }
        catch (Exception failure) when (failure is IOException or InvalidDataException)
        {
            return "The measuring process ended during the test's clean-up.";
        }
    }

    private static async Task<LaunchOutcome> CrashedAsync(Process process, CapturedOutput output, CapturedOutput errors)
    {
        using var bound = new CancellationTokenSource(CleanUpTime);
        try
        {
            await process.WaitForExitAsync(bound.Token);
            await Task.WhenAll(output.Completion, errors.Completion).WaitAsync(DrainTime, CancellationToken.None);
        }
        catch (OperationCanceledException)
        {
            return LaunchOutcome.Failed($"The measuring process closed its answer pipe and did not end.{Said(output, errors)}");
        }
        catch (TimeoutException)
        {
            // A grandchild holds the output open; what was said until now is enough.
        }

        return LaunchOutcome.Failed(
            $"The measuring process ended with {ExitCode.Describe(process.ExitCode)} before it had measured.{Said(output, errors)}");
    }

    private static string Said(CapturedOutput output, CapturedOutput errors)
    {
        var said = string.Join(System.Environment.NewLine, new[] { errors.ToString(), output.ToString() }.Where(static text => text.Length > 0));
        return said.Length == 0 ? string.Empty : $"{System.Environment.NewLine}Its output:{System.Environment.NewLine}{said}";
    }

    private static void End(Process process)
    {
        if (!process.HasExited)
            process.Kill(entireProcessTree: true);
        process.WaitForExit();
    }
}
