using SplNet.Statistics;

namespace SplNet.History.Confirming;

/// <summary>The options for measuring a proposed change.</summary>
internal sealed record ConfirmationOptions
{
    /// <summary>Gets the level of each session, over everything that it measures.</summary>
    public double Alpha { get; init; } = 0.01;

    /// <summary>
    /// Gets the smallest relative change that a session must be able to exclude. The 5 % of experiments would end
    /// before a change of 2 % shows.
    /// </summary>
    public double Resolution { get; init; } = 0.02;

    /// <summary>
    /// Gets the most blocks of a session, at least 3: a suspect that 20 blocks do not settle is measured further unless it is given up.
    /// </summary>
    public int MostBlocks { get; init; } = 42;

    /// <summary>Gets the number of sessions that must each show a change; for pooled sessions, the first and the pool.</summary>
    public int Sessions { get; init; } = 2;

    /// <summary>Gets how sessions after the first decide together; null if they decide independently.</summary>
    public PooledSessions? Pooled { get; init; }

    /// <summary>
    /// Gets the disagreement of sessions about the same pair: τ̂, 0 if that is negligible, and an assumption if it is unknown.
    /// </summary>
    public double Disagreement => Pooled?.Tau ?? Margin;

    /// <summary>Gets the excess over the other side that a session must show for a slowdown; see <see cref="ChangeMargin"/>.</summary>
    public double Margin { get; init; }

    /// <summary>
    /// Gets how the sides are weighed: by typical runs, because occasionally one of them is slow as a whole, whatever the commit.
    /// </summary>
    public IInterpretation Interpretation { get; init; } = new TrimmedRuns();

    /// <summary>
    /// Creates the options of a machine class. If two sessions disagree, they are pooled. Otherwise each must show the
    /// change: three sessions if measuring a commit against itself has values of several modes, because two sessions may
    /// then be in the same mode.
    /// </summary>
    /// <param name="placebo">The placebo measurements of the machine class.</param>
    public static ConfirmationOptions For(Placebo placebo) => placebo.Tau > ChangeMargin.Negligible
        ? new ConfirmationOptions { Pooled = new PooledSessions(placebo.Tau.Value, placebo.Values) }
        : Each(placebo, placebo.Modes?.AreSeveral == true ? 3 : 2);

    /// <summary>Creates the options if that many sessions must each show the change, beyond a margin if they disagree.</summary>
    /// <param name="placebo">The placebo measurements of the machine class.</param>
    /// <param name="sessions">The number of sessions.</param>
    public static ConfirmationOptions Each(Placebo placebo, int sessions) =>
        new() { Sessions = sessions, Margin = ChangeMargin.Of(placebo.Tau) };
}
