using System.Runtime.ExceptionServices;

namespace SplNet.UnitTests;

/// <summary>
/// Runs the steps of a replay in order. A failure, or the end of the measurement, skips the following steps; clean-up always runs; the
/// first failure is thrown at the end.
/// </summary>
/// <remarks>
/// Steps are waited for synchronously, because anything that a constructor or initialiser sets in its execution context, such as the
/// culture, would be lost at the end of an asynchronous method.
/// </remarks>
internal sealed class ReplaySteps
{
    private ExceptionDispatchInfo? _failure;

    /// <summary>True after a failure; the end of the measurement is not a failure, however the test handles it.</summary>
    public bool Failed => _failure is not null;

    // The exception that ends a replay may be thrown as a different one, for example by an assertion about exceptions.
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
            // The operand is measured, and the rest of the test is not needed.
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
