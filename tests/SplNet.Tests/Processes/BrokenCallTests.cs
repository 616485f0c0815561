using System.Diagnostics;
using System.Globalization;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>Measured code that throws, crashes, hangs or floods, each in a real measuring process.</summary>
public class BrokenCallTests
{
    // Where pipes are slow, as under Wine, much output takes its time.
    private static readonly ExperimentOptions Patient = Watched.Quick with { LaunchTimeout = TimeSpan.FromMinutes(3) };
    private static readonly ExperimentOptions Impatient = Watched.Quick with { LaunchTimeout = TimeSpan.FromSeconds(2) };

    [Fact]
    public void CallThatThrows_IsInvalidWithItsExceptionAndLocation()
    {
        var problem = Problem(Operand.Of(ThrowOnPurpose));
        Assert.Contains("Operand 'broken'", problem, StringComparison.Ordinal);
        Assert.Contains("System.NotSupportedException: on purpose", problem, StringComparison.Ordinal);
        Assert.Contains(nameof(ThrowOnPurpose), problem, StringComparison.Ordinal);
    }

    [Fact]
    public void StackOverflow_IsInvalidWithTheSignalAndOnlyTheRecursion()
    {
        var problem = Problem(Operand.Of(() => Descend(0)));
        Assert.Contains("stack overflow", problem, StringComparison.OrdinalIgnoreCase);
        Assert.Contains(nameof(Descend), problem, StringComparison.Ordinal);
        Assert.DoesNotContain("at SplNet.Measuring.", problem, StringComparison.Ordinal);
        Assert.InRange(problem.Split('\n').Length, 3, 20);
    }

    [Fact]
    public void FailFast_IsInvalidWithItsMessage()
    {
        var problem = Problem(Operand.Of(static () => Environment.FailFast("fails fast on purpose")));
        Assert.Contains("before it had measured", problem, StringComparison.Ordinal);
        Assert.Contains("fails fast on purpose", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void KilledProcess_IsInvalidWithTheSignal()
    {
        var problem = Problem(Operand.Of(static () =>
        {
            using var self = Process.GetCurrentProcess();
            self.Kill();
        }));
        Assert.Contains(OperatingSystem.IsWindows() ? "exit code -1 (killed" : "exit code 137 (killed", problem, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    public void Exit_IsInvalidWithItsCode(int code) =>
        Assert.Contains(
            $"ended with exit code {code} before it had measured", Problem(Operand.Of(() => Leave(code))), StringComparison.Ordinal);

    [Fact]
    public void ExceptionOnAnotherThread_IsInvalid()
    {
        var problem = Problem(Operand.Of(static () =>
        {
            var thread = new Thread(static () => throw new NotSupportedException("on another thread"));
            thread.Start();
            thread.Join();
        }));
        Assert.Contains("on another thread", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void Hang_IsInvalidWithinTheTimeLimit()
    {
        using var never = new ManualResetEventSlim();
        var problem = Problem(Operand.Of(() => never.Wait(Timeout.Infinite)), Impatient);
        Assert.Contains("no answer within 2 s", problem, StringComparison.Ordinal);
        Assert.Contains("LaunchTimeout", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void HangWithAGrandchild_IsInvalidAndBothAreStopped()
    {
        var problem = Problem(
            Operand.Of(static () =>
            {
                using var sleeper = Sleep(600);
                sleeper.WaitForExit();
            }),
            Impatient);
        Assert.Contains("no answer within 2 s", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void CrashWhileAGrandchildHoldsTheHandles_IsInvalidAsACrash()
    {
        var problem = Problem(Operand.Of(static () =>
        {
            using var sleeper = Sleep(30);
            Environment.FailFast("with a grandchild");
        }));
        Assert.Contains("with a grandchild", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void FloodOfOutputThenCrash_IsInvalidWithTheShortenedOutput()
    {
        var line = new string('x', 9_999);
        var problem = Problem(
            Operand.Of(() =>
            {
                for (var written = 0; written < 10_000; written++)
                    Console.WriteLine(line);
                throw new NotSupportedException("after the flood");
            }),
            Patient);
        Assert.Contains("after the flood", problem, StringComparison.Ordinal);
        Assert.InRange(problem.Length, 100, 20_000);
    }

    [Fact]
    public void GarbageOnBothStreams_DoesNotTouchTheMeasurement()
    {
        var garbage = new byte[4096];
        new Random(1).NextBytes(garbage);
        var experiment = new Experiment((noisy, mean) => mean(noisy) < 1.Seconds())
        {
            Options = Watched.Quick,
            ["noisy"] = Operand.Of(static () => Environment.ProcessId).SetUp(() =>
            {
                using var output = Console.OpenStandardOutput();
                using var errors = Console.OpenStandardError();
                output.Write(garbage);
                errors.Write(garbage);
            }),
        };
        Assert.Equal(Verdict.Pass, Watched.Run(experiment).Verdict);
    }

    [Fact]
    public void GarbageThenException_IsInvalidWithBoth()
    {
        var problem = Problem(Operand.Of(static () =>
        {
            Console.WriteLine("said on standard output");
            Console.Error.WriteLine("said on standard error");
            throw new NotSupportedException("then thrown");
        }));
        Assert.Contains("then thrown", problem, StringComparison.Ordinal);
        Assert.Contains("said on standard output", problem, StringComparison.Ordinal);
        Assert.Contains("said on standard error", problem, StringComparison.Ordinal);
    }

    private static string Problem(Operand broken, ExperimentOptions? options = null) => Watched.Problem(
        new Experiment((broken, mean) => mean(broken) < 1.Seconds()) { Options = options ?? Watched.Quick, ["broken"] = broken });

    private static void ThrowOnPurpose() => throw new NotSupportedException("on purpose");

    private static int Descend(int depth) => depth + Descend(depth + 1) + Descend(depth + 2);

#pragma warning disable RS0030 // Leaving is what is tested
    private static void Leave(int code) => Environment.Exit(code);
#pragma warning restore RS0030

    // Windows has no command that sleeps without a console.
    private static Process Sleep(int seconds)
    {
        var text = seconds.ToString(CultureInfo.InvariantCulture);
        return OperatingSystem.IsWindows() ? Process.Start("ping", ["-n", text, "127.0.0.1"]) : Process.Start("sleep", text);
    }
}
