namespace SplNet.History.Proposing;

/// <summary>
/// When stored values propose a change. The defaults are liberal, since a proposal costs a measurement and claims nothing; simulation chose them (docs/calibration.md, "Streams of commits").
/// </summary>
internal sealed record ProposalOptions
{
    /// <summary>How many sessions the reference of a series holds before the series takes part; at least 2.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is below 2: one session has no spread.</exception>
    public int FewestSessions
    {
        get;
        init => field = value >= 2 ? value : throw new ArgumentOutOfRangeException(nameof(FewestSessions), value, "A reference has a spread from two sessions on.");
    } = 3;

    /// <summary>The one-sided level at which the value of one session proposes a slowdown, in (0, 0.5]; null to go by sums alone, which asks for fewer measurements where series are many.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? Level
    {
        get;
        init => field = OneSided(value, nameof(Level));
    } = 0.004;

    /// <summary>
    /// The same while the reference has fewer sessions than <see cref="FewSessions"/>, in (0, 0.5]; null as <see cref="Level"/>. Their spread is badly known, so a value must lie far out for a small level; and there are few such sessions.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? LevelOfFew
    {
        get;
        init => field = OneSided(value, nameof(LevelOfFew));
    } = 0.01;

    /// <summary>From so many sessions on a reference is no short one.</summary>
    public int FewSessions { get; init; } = 20;

    /// <summary>The same for gains; null by default, so that they are proposed by their sum alone: nobody is hurt by hearing of a gain a commit later, and proposals would be twice as many.</summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is outside (0, 0.5].</exception>
    public double? LevelOfGains
    {
        get;
        init => field = OneSided(value, nameof(LevelOfGains));
    }

    /// <summary>The sums that propose a slowdown, each by itself.</summary>
    public IReadOnlyList<SumOptions> Sums { get; init; } = [SumOptions.Short, SumOptions.Long];

    /// <summary>The same for gains: a small one is not told, so none waits for it.</summary>
    public IReadOnlyList<SumOptions> SumsOfGains { get; init; } = [SumOptions.Short];

    /// <summary>The most that one session adds, before the allowance: a single outlier proposes nothing by its sum.</summary>
    public double LargestScore { get; init; } = 3;

    /// <summary>
    /// For so many sessions a value that was measured and refused stands for what the machine alone does: no smaller value proposes by itself. A sum that was refused raises the limit of the next ones by 1 for as long.
    /// </summary>
    public int RefusalMemory { get; init; } = 200;

    /// <summary>The longest reference in which steps are searched. A change hardly moves a longer one.</summary>
    public int MostOfSteps { get; init; } = 40;

    /// <summary>How far a value must lie from the first one to be proposed while the reference has too few sessions, as a logarithm; null for values whose spread must be known. For bytes, which have none.</summary>
    public double? ChangeWithoutSpread { get; init; }

    /// <summary>The fewest series that are ready from which a session has a median.</summary>
    public int FewestOfMedian { get; init; } = 10;

    /// <summary>The options where there are hundreds of series: by sums alone.</summary>
    public static ProposalOptions BySumsAlone { get; } = new() { Level = null, LevelOfFew = null };

    private static double? OneSided(double? level, string name) =>
        level is null or (> 0 and <= 0.5) ? level : throw new ArgumentOutOfRangeException(name, level, "A one-sided level lies in (0, 0.5].");
}
