namespace SplNet.History.Confirming;

/// <summary>
/// The refusals of one series. Three within ten commits that exclude the change, or have given it up, say that the stored values have moved and the code has not: the reference begins anew at the first of them. An answer that is undecided does not count, since
/// it does not say that the code is as it was.
/// </summary>
internal sealed class Refusals
{
    private const int Enough = 3;
    private const int Commits = 10;

    private readonly List<int> _places = [];

    /// <summary>Takes a refusal.</summary>
    /// <param name="commit">The place of the commit that was measured, not smaller than before.</param>
    /// <param name="answer">The answer that refused: any but <see cref="SessionAnswer.Shown"/>.</param>
    /// <returns>The place of the commit from which on the reference begins anew, or null if it stays.</returns>
    public int? Add(int commit, SessionAnswer answer)
    {
        if (answer == SessionAnswer.Shown)
            throw new ArgumentOutOfRangeException(nameof(answer), answer, "A change that is shown is not refused.");
        _places.RemoveAll(place => place < commit - Commits);
        if (!IsCounted(answer))
            return null;
        _places.Add(commit);
        if (_places.Count < Enough)
            return null;
        var first = _places[0];
        _places.Clear();
        return first;
    }

    /// <summary>True if an answer speaks for code that is as it was.</summary>
    public static bool IsCounted(SessionAnswer answer) => answer is SessionAnswer.Excluded or SessionAnswer.GivenUp;

    /// <summary>Forgets all: a change was confirmed.</summary>
    public void Clear() => _places.Clear();
}
