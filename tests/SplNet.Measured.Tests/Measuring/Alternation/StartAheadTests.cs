using System.Diagnostics;
using System.Globalization;
using System.IO.Pipes;
using SplNet.Processes;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>Processes that are started while another one gets ready.</summary>
public class StartAheadTests
{
    private const int SetUpMilliseconds = 600;

    [Trait("Category", "Long")]
    [Fact]
    public void ProcessesOfAGroup_StartTogetherAndSetUpOneAfterAnother()
    {
        Assert.SkipWhen(Environment.ProcessorCount == 1, "One processor has nothing to spare while a process gets ready.");
        foreach (var (earlier, later) in SetUps(null))
        {
            Assert.True(
                later.Start < earlier.End, $"The second process started {later.Start - earlier.End} ms after the set-up of the first.");
            Assert.True(later.Begin >= earlier.End, $"The set-ups overlap by {earlier.End - later.Begin} ms.");
        }
    }

    [Trait("Category", "Long")]
    [Fact]
    public void OnOneProcessor_ProcessStartsWhenTheOtherIsReady()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsWindows(), "Other systems bind no process to processors.");
        foreach (var (earlier, later) in SetUps(1L << (Environment.ProcessorCount - 1)))
            Assert.True(
                later.Start >= earlier.End,
                $"The second process started {earlier.End - later.Start} ms before the end of the first's set-up.");
    }

    [Fact]
    public void ProcessWhoseParentEndedBeforeItsFirstRequest_EndsQuietly()
    {
        using var answers = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        using var process = Process.Start(HostCommand.For(
            typeof(StartAheadTests).Assembly.Location,
            answers.GetClientHandleAsString(),
            new Dictionary<string, string?>(StringComparer.Ordinal)))!;
        process.StandardInput.Close();
        var output = process.StandardOutput.ReadToEnd() + process.StandardError.ReadToEnd();
        process.WaitForExit();
        Assert.Equal((0, string.Empty), (process.ExitCode, output));
    }

    // The set-ups of each block, in the order in which they began.
    private static List<(SetUp Earlier, SetUp Later)> SetUps(long? affinity)
    {
        using var journal = Journal.Open();
        var result = Engine.Run(new Experiment(static (few, many, median) => median(few) < median(many))
        {
            ["few"] = Work.Of(100).SetUp(NoteTimes),
            ["many"] = Work.Of(10_000).SetUp(NoteTimes),
            Options =
                ExperimentOptions.Default with { Runs = 2, Iterations = 3, TimeBudget = TimeSpan.FromMinutes(2), Affinity = affinity },
        }, isolate: true);
        Assert.True(result.Verdict == Verdict.Pass, result.ToString());
        var setUps = journal.Processes().Select(static lines => SetUp.Parse(Assert.Single(lines))).ToList();
        Assert.Equal(4, setUps.Count);
        return [(setUps[0], setUps[1]), (setUps[2], setUps[3])];
    }

    private static void NoteTimes()
    {
        using var process = Process.GetCurrentProcess();
        var begin = Environment.TickCount64;
        var start = begin - (long)(DateTime.Now - process.StartTime).TotalMilliseconds;
        Thread.Sleep(SetUpMilliseconds);
        Journal.Write(string.Create(CultureInfo.InvariantCulture, $"{start} {begin} {Environment.TickCount64}"));
    }

    // Milliseconds since the start of the machine.
    private sealed record SetUp(long Start, long Begin, long End)
    {
        public static SetUp Parse(string line)
        {
            var times = Array.ConvertAll(line.Split(' '), static text => long.Parse(text, CultureInfo.InvariantCulture));
            return new SetUp(times[0], times[1], times[2]);
        }
    }
}
