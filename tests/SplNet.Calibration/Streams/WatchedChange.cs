using SplNet.History.Confirming;
using SplNet.History.Proposing;
using SplNet.Statistics;

namespace SplNet.Calibration.Streams;

/// <summary>A proposed change while it is measured.</summary>
internal sealed class WatchedChange(int series, ChangeDirection direction, int old, int @new)
{
    private readonly List<SessionVerdict> _sessions = [];

    public int Series => series;

    public ChangeDirection Direction => direction;

    /// <summary>The place of the baseline's commit.</summary>
    public int Old => old;

    /// <summary>The place of the commit that was proposed.</summary>
    public int New => @new;

    /// <summary>1 for slower, −1 for faster.</summary>
    public int Sign => direction == ChangeDirection.Slower ? 1 : -1;

    /// <summary>The commits of which the search has named the last: that one alone, or those that it could not tell apart. Null where it has confirmed none.</summary>
    public (int After, int Until)? Found { get; set; }

    /// <summary>True if one commit was named.</summary>
    public bool IsNamed => Found is { } found && found.Until - found.After == 1;

    public IReadOnlyList<SessionVerdict> Sessions => _sessions;

    /// <summary>What the last session said.</summary>
    public SessionAnswer Answer => _sessions[^1].Answer;

    /// <summary>True while another session is worth its time.</summary>
    public bool IsOpen => _sessions.TrueForAll(static session => session.Answer == SessionAnswer.Shown);

    public void Take(SequentialDecision decision) => _sessions.Add(SessionVerdict.Of(decision));
}
