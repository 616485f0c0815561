namespace SplNet.History.Confirming;

/// <summary>The answer on the median of a session, from the answers on the series on which it was measured.</summary>
internal static class MedianAnswer
{
    /// <summary>
    /// Gets the answer of most series. If most of them show a change, every other series is measured once, because the median hides the
    /// change from each.
    /// </summary>
    /// <param name="answers">The last answers of the series, at least one.</param>
    public static SessionAnswer Of(IReadOnlyCollection<SessionAnswer> answers)
    {
        ArgumentOutOfRangeException.ThrowIfZero(answers.Count);
        if (IsMost(SessionAnswer.Shown))
            return SessionAnswer.Shown;
        if (IsMost(SessionAnswer.Excluded))
            return SessionAnswer.Excluded;
        return IsMost(SessionAnswer.Excluded, SessionAnswer.GivenUp) ? SessionAnswer.GivenUp : SessionAnswer.Undecided;

        bool IsMost(params SessionAnswer[] wanted) => 2 * answers.Count(wanted.Contains) > answers.Count;
    }
}
