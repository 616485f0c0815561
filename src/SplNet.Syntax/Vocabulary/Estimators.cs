namespace SplNet.Syntax;

/// <summary>The single table of the estimators: their names, their dimensions, and their composition.</summary>
internal static class Estimators
{
    public const string Mean = "mean";
    public const string Median = "median";
    public const string Min = "min";
    public const string Trimmed = "trimmed";
    public const string Throughput = "throughput";
    public const string Cpu = "cpu";
    public const string Pause = "pause";
    public const string Allocated = "allocated";
    public const string Retained = "retained";
    public const string Collections = "collections";
    public const string YoungCollections = "gen0";
    public const string MiddleCollections = "gen1";
    public const string FullCollections = "gen2";
    public const string Objects = "objects";
    public const string Instructions = "instructions";
    public const string Contentions = "contentions";
    public const string Exceptions = "exceptions";

    /// <summary>Gets all estimators except percentiles, of which there are many (<see cref="Percentiles"/>).</summary>
    public static IReadOnlyList<KnownEstimator> All { get; } =
    [
        new(Mean, Dimension.Time),
        new(Median, Dimension.Time),
        new(Min, Dimension.Time),
        new(Trimmed, Dimension.Time),
        new(Throughput, Dimension.Rate),
        new(Cpu, Dimension.Time, IsCounted: true),
        new(Pause, Dimension.Time, IsCounted: true),
        new(Allocated, Dimension.Memory, IsCounted: true),
        new(Retained, Dimension.Memory, IsCounted: true),
        new(Collections, Dimension.Count, IsCounted: true),
        new(YoungCollections, Dimension.Count, IsCounted: true),
        new(MiddleCollections, Dimension.Count, IsCounted: true),
        new(FullCollections, Dimension.Count, IsCounted: true),
        new(Objects, Dimension.Count, IsCounted: true),
        new(Instructions, Dimension.Count, IsCounted: true),
        new(Contentions, Dimension.Count, IsCounted: true),
        new(Exceptions, Dimension.Count, IsCounted: true),
    ];

    private static readonly Dictionary<string, KnownEstimator> ByName = All.ToDictionary(
        static estimator => estimator.Name, StringComparer.Ordinal);

    /// <summary>Gets all names as messages list them.</summary>
    public static string KnownNames { get; } =
        string.Join(", ", All.Where(static estimator => !estimator.IsCounted).Select(static estimator => estimator.Name)
            .Append("p01 to p99 (or p99.9)")
            .Concat(All.Where(static estimator => estimator.IsCounted).Select(static estimator => estimator.Name)));

    public static IReadOnlyList<string> Names { get; } = [.. All.Select(static estimator => estimator.Name)];

    // The words that other tools use for them.
    private static readonly Dictionary<string, string> Others = new(StringComparer.OrdinalIgnoreCase)
    {
        ["avg"] = Mean, ["average"] = Mean, ["time"] = Mean, ["med"] = Median, ["minimum"] = Min, ["fastest"] = Min, ["trimmean"] = Trimmed,
        ["trim"] = Trimmed, ["memory"] = Allocated,
        ["alloc"] = Allocated, ["bytes"] = Allocated,
        ["gc"] = Collections, ["stall"] = Pause, ["stalls"] = Pause, ["pauses"] = Pause, ["processor"] = Cpu, ["ops"] = Throughput,
        ["rps"] = Throughput, ["rate"] = Throughput, ["leak"] = Retained, ["leaked"] = Retained, ["leaks"] = Retained,
        ["locks"] = Contentions, ["allocations"] = Objects, ["work"] = Instructions, ["steps"] = Instructions,
    };

    /// <summary>Guesses the estimator that another name meant; null if it is unclear.</summary>
    public static string? Meant(string name) =>
        Others.TryGetValue(name, out var meant) ? meant
        : Percentiles.Meant(name) is { } percentile ? percentile
        : Percentiles.IsAlike(name) ? null
        : Spelling.Nearest(name, Names);

    /// <summary>Suggests what to do about an unknown name, before the list of all names; empty if nothing is near.</summary>
    public static string AdviceFor(string name) => Meant(name) is { } meant ? Question.For(meant)
        : Percentiles.IsAlike(name) ? "A percentile has two digits and lies above 0: p09, p90, p99.9. "
        : string.Empty;

    public static bool IsKnown(string name) => DimensionOf(name) != Dimension.Unknown;

    public static Dimension DimensionOf(string name) => ByName.TryGetValue(name, out var estimator) ? estimator.Dimension
        : Percentiles.Find(name) is null ? Dimension.Unknown
        : Dimension.Time;
}

/// <summary>An estimator that formulas may name.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Dimension">The dimension of its values.</param>
/// <param name="IsCounted">True if it is counted apart from the timed iterations; false if it summarizes their times.</param>
internal sealed record KnownEstimator(string Name, Dimension Dimension, bool IsCounted = false);
