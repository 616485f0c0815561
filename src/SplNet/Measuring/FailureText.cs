using SplNet.Measuring.Phases;
using SplNet.Values;

namespace SplNet.Measuring;

/// <summary>Formats an exception from user code for the report.</summary>
internal static class FailureText
{
    private const int MostFrames = 8;
    private const int MostOuterFrames = 3;

    /// <summary>The types, messages and user frames; the surrounding frames of SplNet are omitted.</summary>
    public static string Of(Exception caught)
    {
        var failure = FailureChain.Unwrapped(caught);
        if (failure is PhaseFailedException { InnerException: { } cause } phase)
            return $"its {phase.Phase} failed: {Of(cause)}";
        if (failure is LaterCallFailedException { InnerException: { } reason } later)
            return WithFrames($"{later.Before} {FailureChain.Named(reason).TrimEnd('.')}. {later.Advice}", reason);
        return WithFrames(FailureChain.Named(failure), failure);
    }

    // The text is one line, which is all that a summary shows. The frames follow, starting with the place that threw.
    private static string WithFrames(string text, Exception failure)
    {
        var lines = new List<string> { text };
        foreach (var one in FailureChain.Of(failure).Reverse())
            lines.AddRange(
                OwnFrames.Before(one).Take(lines.Count == 1 ? MostFrames : MostOuterFrames).Select(static frame => "  " + frame));
        return string.Join(Environment.NewLine, lines);
    }
}
