using System.IO.Pipes;
using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Counting;
using SplNet.Measuring.Engine;
using SplNet.Processes;
using SplNet.Processes.Protocol;
using SplNet.Processes.Trials;
using SplNet.Replaying;

namespace SplNet.Child;

/// <summary>The life of a measuring process: take the request, run the test again, measure, answer, clean up, end.</summary>
internal static class MeasuringProcess
{
    private const int Refused = 1;

    /// <summary>Runs the process. The host calls this by name.</summary>
    /// <param name="arguments">The handle of the pipe that takes the answer; before it a word, if unit tests are to be tried or operands to
    /// be counted, or if SplNet's own engine measures.</param>
    public static int Run(string[] arguments)
    {
        try
        {
            return Live(arguments);
        }
        catch (SplNetException refusal)
        {
            // The parent reports the exit code and this text.
            Console.Error.WriteLine(refusal.Message);
            return Refused;
        }
    }

    private static int Live(string[] arguments)
    {
        if (arguments is [TrialProcess.Word, var handle])
            return TrialProcess.Run(handle);
        if (arguments is [CountRequest.Word, var counts])
        {
            WriteForTheParent();
            return CountingProcess.Run(counts);
        }

        var engine = arguments is [MeasureRequest.WithOwnEngine, ..] ? MeasuringEngine.SplNet : MeasuringEngine.BenchmarkDotNet;
        using var answers = new AnonymousPipeClientStream(PipeDirection.Out, arguments[^1]);
        using var input = ParentInput.Open();
        WriteForTheParent();

        // The parent may start this process ahead of its run, so that this is done when the run starts.
        var prelude = Task.Run(() => EnginePrelude.Run(engine));
        MeasureRequest request;
        try
        {
            using var received = Frame.ReceiveRequest(input);
            if (received is null)
                return 0;
            request = MeasureRequest.Read(received);
        }
        catch (SplNetException refusal)
        {
            End(answers, refusal.Message, string.Empty);
            return 0;
        }

        if (request.Settings.CountedOperations != 0)
            CallbackTable.Show();
        using var iterationTurns = new ParentTurns(answers);
        ParentWatch.Start(input, iterationTurns.Grant);
        var session = new ReplaySession(
            request.Script,
            (operand, parameters) =>
            {
                MarkStart(Console.OpenStandardOutput());
                MarkStart(Console.OpenStandardError());
                using var tiers = request.Settings.ReportsTiers ? new CompiledTiers() : null;
                var readings = operand.Measure(
                    new RunMeasurement(request.Settings, prelude, request.Settings.Alternates ? iterationTurns : NoTurns.Instance),
                    parameters);
                if (tiers is not null)
                    readings = readings with { Counted = CountedOperations.OfTiers(tiers.Tiers) };
                return Answer(
                    answers, request.Settings.IsLater
                        ? readings
                        : readings with { Unoptimised = UnoptimisedAssemblies.Loaded(), Covered = CoveredAssemblies.Loaded() });
            });
        ReplaySession.Current = session;
        UserSurroundings.Show(request.Surroundings);
        var failure = Reach(request.Origin, session);
        if (session.Readings is null)
            End(answers, Explain(request.Origin, session, session.Failure ?? failure), string.Empty);
        else
            End(answers, null, failure is null ? string.Empty : FailureText.Of(failure));
        return 0;
    }

    // Reports why nothing was measured, or, if the answer is already out, how the clean-up failed.
    private static void End(Stream answers, string? failure, string cleanUp)
    {
        if (failure is not null)
            Frame.Send(answers, MessageKind.Answer, new MeasureAnswer(null, failure).Write);
        Frame.Send(answers, MessageKind.Farewell, writer => writer.Write(cleanUp));
    }

    // The parent reads UTF-8. Windows' console, which both have, may be set to another encoding, and is the user's.
    private static void WriteForTheParent()
    {
        if (!OperatingSystem.IsWindows())
            return;
        Console.SetOut(TextWriter.Synchronized(new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = true }));
        Console.SetError(TextWriter.Synchronized(new StreamWriter(Console.OpenStandardError()) { AutoFlush = true }));
    }

    private static void MarkStart(Stream stream)
    {
        using (stream)
            stream.WriteByte((byte)CapturedOutput.StartOfMeasurement);
    }

    // The answer goes out before the test cleans up, so that a clean-up that hangs cannot lose it.
    private static RunReadings Answer(Stream answers, RunReadings readings)
    {
        Frame.Send(answers, MessageKind.Answer, new MeasureAnswer(readings, null).Write);
        return readings;
    }

    private static Exception? Reach(ExperimentOrigin origin, ReplaySession session)
    {
        try
        {
            origin.ReachAsync(session).GetAwaiter().GetResult();
            return null;
        }
        catch (MeasurementCompletedException)
        {
            return null;
        }
        catch (Exception failure)
        {
            return failure;
        }
    }

    internal static string Explain(ExperimentOrigin origin, ReplaySession session, Exception? failure) => failure switch
    {
        SplNetException known => known.Message,
        null when origin is ProgramOrigin => "The program's Main ended in the measuring process before it reached the experiment: " +
            "it ran differently there, or it does not wait for the thread or the task that evaluates. " +
            "Wait for it in Main, and evaluate the same experiments in the same order whatever the chance, the time or the environment.",
        null => "The test ended in the measuring process before it reached the experiment: it ran differently there. " +
            "Evaluate the same experiments in the same order " + ReplaySession.Whatever,
        _ when session.IsReached => FailureText.Of(failure),
        _ => $"The test runs again in each measuring process, and failed there before it reached the experiment: {FailureText.Of(failure)}",
    };
}
