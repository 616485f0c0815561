namespace SplNet.History.Confirming;

/// <summary>The joint answer of sessions.</summary>
/// <param name="Answer">The answer; <see cref="SessionAnswer.Open"/> while another session may decide.</param>
/// <param name="PValue">The one-sided p-value, which is valid at any time: below α if the change is shown.</param>
/// <param name="Mean">The mean effect, a logarithm, beyond the margin.</param>
/// <param name="HalfWidth">The half-width of its interval: the interval excludes 0 if the change is shown, and
/// is valid at any time (Jennison and Turnbull 1989), at α on either side.</param>
internal sealed record PooledAnswer(SessionAnswer Answer, double PValue, double Mean, double HalfWidth)
{
    /// <summary>Gets the verdict of the last session.</summary>
    /// <param name="effect">The effect that session measured.</param>
    public SessionVerdict Verdict(SessionEffect effect) =>
        new(Answer) { LeavesItOpen = Answer == SessionAnswer.Undecided, Effect = effect };
}
