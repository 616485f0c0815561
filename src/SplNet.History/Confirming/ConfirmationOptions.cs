using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>How a proposed change is measured.</summary>
internal sealed record ConfirmationOptions
{
    /// <summary>The level of each session, over everything that it measures.</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>The smallest relative change that a session must be able to exclude. That of experiments, 5 %, would end before a change of 2 % shows.</summary>
    public double Resolution { get; init; } = 0.02;

    /// <summary>The most blocks of a session, at least 3: a suspect that 20 blocks do not settle is followed further, where it has not been given up.</summary>
    public int MostBlocks { get; init; } = 42;

    /// <summary>How many sessions must show a change, each by itself; where they are pooled, the first and the pool.</summary>
    public int Sessions { get; init; } = 2;

    /// <summary>How sessions after the first decide together; null where each decides by itself.</summary>
    public PooledSessions? Pooled { get; init; }

    /// <summary>By how much sessions disagree about the same pair: τ̂, 0 where that is negligible, and what is assumed where it is not known.</summary>
    public double Disagreement => Pooled?.Tau ?? Margin;

    /// <summary>By how much a session must show more than a slowdown; see <see cref="ChangeMargin"/>.</summary>
    public double Margin { get; init; }

    /// <summary>How the sides are weighed: by usual runs, since now and then one of them is slow as a whole, whatever the commit.</summary>
    public IInterpretation Interpretation { get; init; } = new TrimmedRuns();

    /// <summary>
    /// The options of a machine class. Where two sessions disagree, they are pooled. Elsewhere each must show the change: three where measuring a commit against itself gives values of several modes, since two sessions may then fall into the same one.
    /// </summary>
    /// <param name="placebo">What placebo measurements of the machine class say.</param>
    public static ConfirmationOptions For(Placebo placebo) => placebo.Tau > ChangeMargin.Negligible
        ? new ConfirmationOptions { Pooled = new PooledSessions(placebo.Tau.Value, placebo.Values) }
        : Each(placebo, placebo.Modes?.AreSeveral == true ? 3 : 2);

    /// <summary>The same where so many sessions must each show the change, beyond a margin where they disagree.</summary>
    /// <param name="placebo">What placebo measurements of the machine class say.</param>
    /// <param name="sessions">How many.</param>
    public static ConfirmationOptions Each(Placebo placebo, int sessions) => new() { Sessions = sessions, Margin = ChangeMargin.Of(placebo.Tau) };
}
