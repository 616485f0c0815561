using System.IO.Pipes;
using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Engine;
using SplNet.Processes;
using SplNet.Processes.Protocol;

namespace SplNet.Child;

/// <summary>
/// The life of a counting process: take the request, count one operand after the other in a counted copy of the library, end.
/// </summary>
internal static class CountingProcess
{
    private const int WarmUps = 2;
    private static readonly Dictionary<string, long[]> NoCounters = new(StringComparer.Ordinal);

    // Counted code is not timed, so the engine never gets ready.
    private static readonly Task<IMeasuringEngine> NoEngine = new TaskCompletionSource<IMeasuringEngine>().Task;

    /// <summary>Runs the process.</summary>
    /// <param name="handle">The handle of the pipe that takes the answers.</param>
    public static int Run(string handle)
    {
        using var answers = new AnonymousPipeClientStream(PipeDirection.Out, handle);
        using var input = ParentInput.Open();
        using var content = Frame.ReceiveRequest(input);
        if (content is null)
            return 0;
        ParentWatch.Start(input, static _ => { });
        var request = CountRequest.Read(content);
        UserSurroundings.Show(request.Surroundings);
        foreach (var subject in request.Subjects)
        {
            Frame.Send(answers, MessageKind.CountBegins, static _ => { });
            Frame.Send(answers, MessageKind.Count, Count(subject, request.Seed).Write);
        }

        Frame.Send(answers, MessageKind.Farewell, static _ => { });
        return 0;
    }

    private static CountAnswer Count(CountSubject subject, int seed)
    {
        try
        {
            var requirement = subject.Origin.Load();
            if (requirement.Operand(subject.Operand) is not { } operand)
                return CountAnswer.Failed(CountEnding.Threw, $"It cannot be bound: {string.Join(" ", requirement.Problems)}");
            var settings = new MeasureSettings(1, null)
            {
                Seed = seed,
                CountedOperations = subject.Operations,
                CountedWarmUps = WarmUps,
                IsLater = true,
            };
            var counted = operand.Measure(new RunMeasurement(settings, NoEngine, NoTurns.Instance), []).Counted!;

            // Earlier operations, including other operands, are not part of the request.
            return new CountAnswer(counted with { Earlier = NoCounters }, CountEnding.Counted, null);
        }
        catch (Exception failure)
        {
            return CountAnswer.Failed(CountEnding.Threw, failure is SplNetException known ? known.Message : FailureText.Of(failure));
        }
    }
}
