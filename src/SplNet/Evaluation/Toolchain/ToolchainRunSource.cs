using System.Diagnostics;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Each run is a process of a program that BenchmarkDotNet generates and builds.</summary>
internal sealed class ToolchainRunSource(string assembly) : ISequentialRunSource, IDisposable
{
    private readonly ToolchainProgram _program = new();

    private IEnumerable<string> _notes = [];

    public IEnumerable<string> End() => _notes;

    public string? Prepare(IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings)
    {
        var start = Stopwatch.GetTimestamp();
        try
        {
            return _program.Build(assembly, operands, settings);
        }
        catch (Exception failure) when (failure is IOException or UnauthorizedAccessException or SplNetException)
        {
            return $"BenchmarkDotNet's project could not be written: {failure.Message}";
        }
        finally
        {
            _notes = [$"BenchmarkDotNet generated, built and started the measuring processes; the build took {Durations.Text(Stopwatch.GetElapsedTime(start))}, which the time budget does not count."];
        }
    }

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout) => _program.Launch(operand, settings.Quantiles, timeout);

    public void Dispose() => _program.Dispose();
}
