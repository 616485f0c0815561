namespace SplNet.History.Proposing;

/// <summary>A change that stored values suggest. It claims nothing: it says what is worth measuring, and against which session's commit.</summary>
internal sealed record Proposal
{
    /// <summary>The series, or <see cref="SessionMedian.Series"/>.</summary>
    public required string Series { get; init; }

    /// <summary>Which way it seems to have moved.</summary>
    public required ChangeDirection Direction { get; init; }

    /// <summary>The session that proposes it.</summary>
    public required string Session { get; init; }

    /// <summary>The session whose commit is the baseline. The commit of <see cref="Session"/> is compared with it and not with its predecessor, so that what was missed on its own commit, or crept, is measured all the same.</summary>
    public required string Baseline { get; init; }

    /// <summary>The session since which the sum has climbed; the proposing one where its value alone is far out. A hint for people and not where the change is.</summary>
    public required string Onset { get; init; }

    /// <summary>The series that are measured: the one itself, or of the median those that vary least.</summary>
    public required IReadOnlyList<string> Measured { get; init; }

    /// <summary>How many sessions the reference has.</summary>
    public required int ReferenceSessions { get; init; }

    /// <summary>How many times as large the value of the session is as its reference, after normalisation.</summary>
    public required double Ratio { get; init; }

    /// <summary>The t statistic of the session, positive where it is larger than the reference.</summary>
    public required double Statistic { get; init; }

    /// <summary>The one-sided p-value of the statistic in the proposed direction. It is liberal, and not the level of any alarm.</summary>
    public required double PValue { get; init; }

    /// <summary>The sum in the proposed direction: the one above its limit, or the first.</summary>
    public required double Sum { get; init; }

    /// <summary>True if a sum is above its limit; else the session's value alone proposes.</summary>
    public required bool IsBySum { get; init; }
}
