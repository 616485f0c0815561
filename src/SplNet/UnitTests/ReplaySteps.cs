using System.Runtime.ExceptionServices;

namespace SplNet.UnitTests;

/// <summary>
/// Runs the steps of a replay in order. A failure, or the end of the measurement, skips the steps after it; clean-up always runs;
/// the first failure comes out in the end.
/// </summary>
/// <remarks>
/// Steps are waited for and not awaited: what a constructor or an initialiser sets for its flow of execution, such as the culture,
/// would be lost to the test at the end of an asynchronous method.
/// </remarks>
internal sealed class ReplaySteps
{
    private ExceptionDispatchInfo? _failure;

    /// <summary>True after a failure; the end of the measurement is none, whatever the test makes of it.</summary>
    public bool Failed => _failure is not null;

    // The exception that ends a replay may come out as another one, from an assertion about exceptions for instance.
    private static bool IsOver => Replay.Current is { IsOver: true };

    /// <summary>Runs a step that prepares the test, or the test itself.</summary>
    /// <param name="step">The step.</param>
    public void Run(Func<Task> step)
    {
        ArgumentNullException.ThrowIfNull(step);
        if (Failed || IsOver)
            return;
        try
        {
            step().GetAwaiter().GetResult();
        }
        catch (Exception) when (IsOver)
        {
            // The operand is measured; nothing else was wanted of the test.
        }
        catch (Exception failure)
        {
            _failure = ExceptionDispatchInfo.Capture(failure);
        }
    }

    /// <summary>Runs a step that cleans up.</summary>
    /// <param name="step">The step.</param>
    public void CleanUp(Func<Task> step)
    {
        ArgumentNullException.ThrowIfNull(step);
        try
        {
            step().GetAwaiter().GetResult();
        }
        catch (Exception failure)
        {
            _failure ??= ExceptionDispatchInfo.Capture(failure);
        }
    }

    /// <summary>Throws the first failure, if there was one.</summary>
    public void Complete() => _failure?.Throw();
}
