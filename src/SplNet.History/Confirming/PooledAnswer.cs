namespace SplNet.History.Confirming;

/// <summary>What sessions say together.</summary>
/// <param name="Answer">The answer; <see cref="SessionAnswer.Open"/> while another session may decide.</param>
/// <param name="PValue">The one-sided p-value, which holds whenever it is looked at: below α where the change is shown.</param>
/// <param name="Mean">The mean effect, a logarithm, beyond the margin.</param>
/// <param name="HalfWidth">By how much it may be off to either side: the interval excludes 0 where the change is shown, and holds whenever it is looked at (Jennison and Turnbull 1989), at α on either side.</param>
internal sealed record PooledAnswer(SessionAnswer Answer, double PValue, double Mean, double HalfWidth)
{
    /// <summary>The verdict of the session that was the last.</summary>
    /// <param name="effect">What that session has measured.</param>
    public SessionVerdict Verdict(SessionEffect effect) => new(Answer) { LeavesItOpen = Answer == SessionAnswer.Undecided, Effect = effect };
}
