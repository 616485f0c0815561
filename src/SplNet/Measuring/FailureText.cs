using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>An exception of the user's code, as the report shows it.</summary>
internal static class FailureText
{
    private const int Frames = 8;

    /// <summary>Type, message and the user's own frames; those of the measuring loops around them help nobody.</summary>
    public static string Of(Exception failure)
    {
        if (failure is PhaseFailedException { InnerException: { } cause } phase)
            return $"its {phase.Phase} failed: {Of(cause)}";
        var frames = (failure.StackTrace ?? string.Empty)
            .Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .TakeWhile(static frame => !frame.StartsWith("at SplNet.Measuring.", StringComparison.Ordinal))
            .Take(Frames)
            .Select(static frame => "  " + frame);
        return string.Join(Environment.NewLine, frames.Prepend($"{failure.GetType().FullName}: {failure.Message}"));
    }
}
