using System.Diagnostics;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Each run is a process of a program that BenchmarkDotNet generates and builds.</summary>
internal sealed class ToolchainRunSource(string assembly) : ISequentialRunSource, IDisposable
{
    private readonly ToolchainProgram _program = new();

    private IEnumerable<ResultMessage> _notes = [];

    public IEnumerable<ResultMessage> End() => _notes;

    public ResultMessage? Prepare(IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings)
    {
        var start = Stopwatch.GetTimestamp();
        try
        {
            return _program.Build(assembly, operands, settings) is { } problem ? MessageRules.OutputNotWritten.Of(problem) : null;
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or SplNetException)
        {
            return MessageRules.OutputNotWritten.Of($"BenchmarkDotNet's project could not be written: {failure.Message}");
        }
        finally
        {
            _notes = [MessageRules.ToolchainUsed.Of(
                "BenchmarkDotNet generated, built and started the measuring processes; " +
                $"the build took {Durations.Text(Stopwatch.GetElapsedTime(start))}, which the time budget does not count.")];
        }
    }

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout) =>
        _program.Launch(operand, settings.Quantiles, timeout);

    public void Dispose() => _program.Dispose();
}
