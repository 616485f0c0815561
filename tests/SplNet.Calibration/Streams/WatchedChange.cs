using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>A proposed change while it is measured.</summary>
internal sealed class WatchedChange(int series, Suspect suspect, int old, int @new, ConfirmationOptions options)
{
    private readonly List<SessionVerdict> _sessions = [];

    public int Series => series;

    public Suspect Suspect => suspect;

    /// <summary>The place of the baseline's commit.</summary>
    public int Old => old;

    /// <summary>The place of the commit that was proposed.</summary>
    public int New => @new;

    /// <summary>1 for slower, −1 for faster.</summary>
    public int Sign => suspect.Direction == ChangeDirection.Slower ? 1 : -1;

    /// <summary>
    /// The commits of which the search has named the last: that one alone, or those that it could not tell apart. Null
    /// where it has confirmed none.
    /// </summary>
    public (int After, int Until)? Found { get; set; }

    /// <summary>True for what a commit that was found without other code may leave.</summary>
    public bool IsRest { get; init; }

    /// <summary>True if one commit was named.</summary>
    public bool IsNamed => Found is { } found && found.Until - found.After == 1;

    /// <summary>All that is known of it.</summary>
    public ChangeRecord Record => new() { Sessions = _sessions, SessionsNeeded = options.Sessions };

    /// <summary>What the last session said.</summary>
    public SessionAnswer Answer => _sessions[^1].Answer;

    /// <summary>True if this session decides together with those after it.</summary>
    public bool IsPooled => options.Pooled is not null && _sessions.Count > 0;

    public void Take(SequentialDecision decision) => _sessions.Add(SessionVerdict.Of(decision));

    /// <summary>Takes what a session has measured that is pooled with those before it, but for the first.</summary>
    /// <param name="effect">What it has measured.</param>
    /// <param name="alpha">Its level.</param>
    public void Take(SessionEffect effect, double alpha) => _sessions.Add(options.Pooled!
        .Weigh([.. _sessions.Select(static session => session.Effect).OfType<SessionEffect>(), effect], alpha).Verdict(effect));
}
