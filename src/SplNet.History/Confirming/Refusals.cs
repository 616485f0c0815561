namespace SplNet.History.Confirming;

/// <summary>
/// The refusals of one series. Three within ten commits that exclude the change, or have given it up, mean that the stored values have
/// moved but not the code: the reference restarts at the first of them. An undecided answer does not count, because it does not show that
/// the code is unchanged.
/// </summary>
internal sealed class Refusals
{
    private const int Enough = 3;
    private const int Commits = 10;

    private readonly List<int> _places = [];

    /// <summary>Adds a refusal.</summary>
    /// <param name="commit">The position of the measured commit, not smaller than before.</param>
    /// <param name="answer">The refusing answer: any except <see cref="SessionAnswer.Shown"/>.</param>
    /// <returns>The position of the commit at which the reference restarts, or null if it stays.</returns>
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

    /// <summary>True if an answer is evidence of unchanged code.</summary>
    public static bool IsCounted(SessionAnswer answer) => answer is SessionAnswer.Excluded or SessionAnswer.GivenUp;

    /// <summary>Forgets all refusals after a change was confirmed.</summary>
    public void Clear() => _places.Clear();
}
