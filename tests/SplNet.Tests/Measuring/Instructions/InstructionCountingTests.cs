using System.Runtime.InteropServices;
using Microsoft.Win32.SafeHandles;
using SplNet.Measuring;
using SplNet.Measuring.Instructions;
using SplNet.Syntax;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring.Instructions;

/// <summary>Counts of real processes. Where the system forbids tracing, the test is skipped with the reason that users read.</summary>
public sealed partial class InstructionCountingTests
{
    private const int Additions = 200;
    private const int MoreAdditions = 202;
    private const int Killed = 9;

    // Steps need the processor again and again, and these processes leave it to all others.
    private static readonly ExperimentOptions Patient = Watched.OfBytes with { LaunchTimeout = TimeSpan.FromSeconds(50) };

    private static readonly Lazy<SafeFileHandle> OwnStatus = new(static () => File.OpenHandle("/proc/thread-self/status"));

    private static readonly MeasureSettings Settings =
        new(Iterations: 3, IterationNanoseconds: 1e5) { Metrics = [Estimators.Instructions] };

    [Fact]
    public void OnePercentOfWork_IsCountedEquallyByAllProcesses()
    {
        var result = Counted(new Experiment((less, more, instructions) => instructions(less) <= instructions(more))
        {
            ["less"] = Operand.Of(static () => Sum(Additions)), ["more"] = Operand.Of(static () => Sum(MoreAdditions)),
        });
        Assert.True(result.Passed, result.ToString());
        var (less, more) = (Assert.Single(CountsOf(result, 0)), Assert.Single(CountsOf(result, 1)));
        Assert.InRange(less, 2 * Additions, 10 * Additions);
        Assert.InRange(more / less, 1.008, 1.012);
    }

    [Fact]
    public void CaughtNullReference_IsInconclusive()
    {
        var result = Counted(
            new Experiment((a, instructions) => instructions(a) <= 1e6.Times()) { ["a"] = Operand.Of(static () => LengthOf(null)) });
        Assert.Equal(
            (Verdict.Inconclusive, $"instructions(a) could not be counted. {TracingRefusal.Faults}"),
            (result.Verdict, Assert.Single(result.Comparisons).Explanation));
    }

    [Fact]
    public void KilledTracer_EndsTheMeasuringProcess() =>
        Assert.Contains("ended with", Problem(static () => End(Tracer())), StringComparison.Ordinal);

    // That no process is left is what Watched sees to.
    [Fact]
    public void KilledMeasuringProcess_EndsTheTracer() =>
        Assert.Contains("ended with", Problem(static () => End(Tracer() == 0 ? 0 : Environment.ProcessId)), StringComparison.Ordinal);

    [Fact]
    public void WaitingCall_IsRefused() =>
        AssertRefused(TracingRefusal.Leaves, Operand.Of(static () => Task.Run(static () => Sum(1)).GetAwaiter().GetResult()));

    [Fact]
    public void AwaitedCall_IsRefused() => AssertRefused(TracingRefusal.Leaves, Operand.Of(static async () => await Task.Yield()));

    // The tracer would end the tests with it.
    [Fact]
    public void ProcessOfTheUser_IsNotTraced() => AssertRefused(TracingRefusal.NoHost, Operand.Of(static () => Sum(1)));

    [Fact]
    public void RegionsOfOwnLoops_AreRefused() => Assert.Contains(
        "Operand.Custom cannot count 'instructions'",
        Assert.Throws<SplNetException>(static () => InThisProcess.Measure(Operand.Custom(static _ => { }), Settings)).Message,
        StringComparison.Ordinal);

    private static void AssertRefused(string reason, Operand operand)
    {
        var readings = InThisProcess.Measure(operand, Settings);
        Assert.Equal(TracingRefusal.IsSupported ? reason : TracingRefusal.OtherSystem, readings.Uncounted);
        Assert.Equal([double.NaN], readings.Metrics);
    }

    private static ExperimentResult Counted(Experiment experiment)
    {
        Assert.SkipUnless(TracingRefusal.IsSupported, TracingRefusal.OtherSystem);
        experiment.Options = Patient;
        var result = Watched.Run(experiment);
        if (result.Comparisons.Select(static comparison => comparison.Explanation)
            .FirstOrDefault(static text => text.Contains("ptrace", StringComparison.Ordinal)) is { } forbidden)
            Assert.Skip(forbidden);
        return result;
    }

    private static double[] CountsOf(ExperimentResult result, int operand) =>
        [.. result.Operands[operand].Runs.Select(static run => run.Metrics[Estimators.Instructions]).Distinct()];

    private static string Problem(Func<int> call)
    {
        var result = Counted(new Experiment((a, instructions) => instructions(a) <= 1e6.Times()) { ["a"] = Operand.Of(call) });
        Assert.True(result.Verdict == Verdict.Invalid, result.ToString());
        return string.Join(' ', result.Problems);
    }

    // The tracer of this thread; 0 in calls that are not counted. Few instructions, because each is a step.
    private static int Tracer()
    {
        Span<byte> text = stackalloc byte[512];
        var line = text[..RandomAccess.Read(OwnStatus.Value, text, 0)];
        line = line[(line.IndexOf("TracerPid:\t"u8) + 11)..];
        var tracer = 0;
        foreach (var digit in line[..line.IndexOf((byte)'\n')])
            tracer = (10 * tracer) + digit - '0';
        return tracer;
    }

    private static int End(int process) => process == 0 ? 0 : Kill(process, Killed);

    [LibraryImport("libc", EntryPoint = "kill")]
    [DefaultDllImportSearchPaths(DllImportSearchPath.SafeDirectories)]
    private static partial int Kill(int process, int signal);

    private static int LengthOf(string? text)
    {
        try
        {
            return text!.Length;
        }
        catch (NullReferenceException)
        {
            return -1;
        }
    }

    private static int Sum(int count)
    {
        var sum = 0;
        for (var index = 0; index < count; index++)
            sum += index;
        return sum;
    }
}
