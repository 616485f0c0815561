namespace SplNet.History.Proposing;

/// <summary>
/// The conditions under which stored values propose a change. The defaults are liberal, because a proposal only costs a
/// measurement and claims nothing; they were chosen by simulation (docs/calibration.md, "Streams of commits").
/// </summary>
internal sealed record ProposalOptions
{
    /// <summary>Gets the number of sessions in the reference of a series before the series takes part; at least 2.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 2: one session has no spread.</exception>
    public int FewestSessions
    {
        get;
        init => field = value >= 2
            ? value
            : throw new ArgumentOutOfRangeException(nameof(FewestSessions), value, "A reference has a spread from two sessions on.");
    } = 3;

    /// <summary>
    /// Gets the one-sided level at which the value of one session proposes a slowdown, in (0, 0.5]; null to use only sums, which need fewer
    /// measurements if there are many series.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? Level
    {
        get;
        init => field = OneSided(value, nameof(Level));
    } = 0.004;

    /// <summary>
    /// Gets the level while the reference has fewer sessions than <see cref="FewSessions"/>, in (0, 0.5]; null as for
    /// <see cref="Level"/>. The spread of few sessions is imprecise, so a value must be far out for a small level; and there
    /// are only few such sessions.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? LevelOfFew
    {
        get;
        init => field = OneSided(value, nameof(LevelOfFew));
    } = 0.01;

    /// <summary>Gets the number of sessions from which on a reference is long.</summary>
    public int FewSessions { get; init; } = 20;

    /// <summary>
    /// Gets the level for gains; null by default, so that only their sum proposes them. Reporting a gain one commit later does no harm, and
    /// there would be twice as many proposals.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? LevelOfGains
    {
        get;
        init => field = OneSided(value, nameof(LevelOfGains));
    }

    /// <summary>Gets the sums that propose a slowdown, each independently.</summary>
    public IReadOnlyList<SumOptions> Sums { get; init; } = [SumOptions.Short, SumOptions.Long];

    /// <summary>Gets the sums that propose a gain; small gains are not reported, so no sum waits for them.</summary>
    public IReadOnlyList<SumOptions> SumsOfGains { get; init; } = [SumOptions.Short];

    /// <summary>Gets the most that one session adds, before the allowance, so that a single outlier proposes nothing by its sum.</summary>
    public double LargestScore { get; init; } = 3;

    /// <summary>
    /// Gets the number of sessions for which a measured and refused value represents the effect of the machine alone: no smaller
    /// value proposes by itself. A refused sum raises the limit of the next ones by 1 for the same time.
    /// </summary>
    public int RefusalMemory { get; init; } = 200;

    /// <summary>Gets the longest reference in which steps are searched. A change hardly moves a longer one.</summary>
    public int MostOfSteps { get; init; } = 40;

    /// <summary>
    /// Gets the distance from the first value that proposes a change while the reference has too few sessions, as a
    /// logarithm; null for values whose spread must be known. For bytes, which have no spread.
    /// </summary>
    public double? ChangeWithoutSpread { get; init; }

    /// <summary>Gets the fewest ready series for which a session has a median.</summary>
    public int FewestOfMedian { get; init; } = 10;

    /// <summary>Gets the options for hundreds of series: only sums propose.</summary>
    public static ProposalOptions BySumsAlone { get; } = new() { Level = null, LevelOfFew = null };

    private static double? OneSided(double? level, string name) =>
        level is null or (> 0 and <= 0.5)
            ? level
            : throw new ArgumentOutOfRangeException(name, level, "A one-sided level lies in (0, 0.5].");
}
