using SplNet.Errors;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring;

/// <summary>An exception of the user's code, as the report shows it.</summary>
internal static class FailureText
{
    private const int MostFrames = 8;

    /// <summary>Type, message and the user's own frames; those of SplNet around them help nobody.</summary>
    public static string Of(Exception failure)
    {
        if (failure is PhaseFailedException { InnerException: { } cause } phase)
            return $"its {phase.Phase} failed: {Of(cause)}";
        if (failure is LaterCallFailedException { InnerException: { } reason } later)
            return WithFrames($"{later.Before} {Named(reason).TrimEnd('.')}. {later.Advice}", reason);
        return WithFrames(Named(failure), failure);
    }

    // Type and message in one line: all that a summary shows.
    private static string Named(Exception failure) => $"{failure.GetType().FullName}: {failure.Message}";

    private static string WithFrames(string text, Exception failure) =>
        string.Join(Environment.NewLine, OwnFrames.Before(failure).Take(MostFrames).Select(static frame => "  " + frame).Prepend(text));
}
