namespace SplNet;

/// <summary>
/// Why one operand takes longer than another, as far as it can be counted: both sides run once more as copies of the library with a counter
/// in each block of code, after the verdict. Counts are exact where the operation is deterministic; times of counted
/// copies are shown nowhere.
/// </summary>
public sealed record Explanation
{
    /// <summary>The comparison that is explained, as a formula.</summary>
    public required string Comparison { get; init; }

    /// <summary>The operand that is compared with.</summary>
    public required string Before { get; init; }

    /// <summary>The operand that takes longer, or less long, than that.</summary>
    public required string After { get; init; }

    /// <summary>The measured ratio: <see cref="After"/> over <see cref="Before"/>.</summary>
    public required double MeasuredRatio { get; init; }

    /// <summary>
    /// The difference of the counted work, as a share of the work of <see cref="Before"/>; negative if it is less. Counts of unlike
    /// things are weighed, so it indicates direction and extent, but not time. NaN if nothing was counted.
    /// </summary>
    public double CountedChange { get; init; } = double.NaN;

    /// <summary>
    /// At most five lines for people, the likeliest cause first, or why there is none; then one of <see cref="Instructions"/>.
    /// </summary>
    public IReadOnlyList<string> Lines { get; init; } = [];

    /// <summary>The likeliest causes, the likeliest first; empty if nothing that was counted explains the difference.</summary>
    public IReadOnlyList<ExplainedMethod> Causes { get; init; } = [];

    /// <summary>The unchanged method in which most of the difference is seen; null if the causes do the work themselves.</summary>
    public ExplainedMethod? SeenIn { get; init; }

    /// <summary>The method that allocates most more, or less; null if bytes hardly differ.</summary>
    public ExplainedMethod? Allocates { get; init; }

    /// <summary>
    /// Methods whose code differs between the builds, as far as they ran; without the compiler's own. Empty if both
    /// operands are of one build.
    /// </summary>
    public IReadOnlyList<string> ChangedMethods { get; init; } = [];

    /// <summary>How many methods differ in all.</summary>
    public int ChangedMethodsInAll { get; init; }

    /// <summary>
    /// Types and assemblies whose metadata differ: base, interfaces, layout, fields, virtual methods, methods without a body, attributes.
    /// </summary>
    public IReadOnlyList<string> ChangedTypes { get; init; } = [];

    /// <summary>Assemblies that only <see cref="After"/> refers to, in that version.</summary>
    public IReadOnlyList<string> ChangedReferences { get; init; } = [];

    /// <summary>
    /// The files that differ between the outputs apart from the counted code: data files and other libraries by their places, resources of
    /// the library as <c>Library.dll/name</c>.
    /// </summary>
    public IReadOnlyList<string> ChangedFiles { get; init; } = [];

    /// <summary>Bytes per operation that <see cref="Before"/> allocated in its counted runs; NaN if nothing was counted.</summary>
    public double AllocatedBytesBefore { get; init; } = double.NaN;

    /// <summary>The same of <see cref="After"/>.</summary>
    public double AllocatedBytesAfter { get; init; } = double.NaN;

    /// <summary>
    /// Events that the runtime reported during counting, per operation: thrown exceptions (<c>thrown</c>, by type), waits for locks
    /// (<c>contentions</c>), <c>collections</c>; and methods that were compiled in another way (<c>tier</c>).
    /// </summary>
    public IReadOnlyList<ExplainedCount> Events { get; init; } = [];

    /// <summary>The counted work as trees of calls, from the methods that are called from outside of the library.</summary>
    public IReadOnlyList<ExplainedFrame> Work { get; init; } = [];

    /// <summary>
    /// The distribution of processor time on both sides, from samples of <c>perf</c>; empty if it is not installed. The report shows it
    /// next to the counts; it does not affect the ranking of causes.
    /// </summary>
    public IReadOnlyList<SampledMethod> Sampled { get; init; } = [];

    /// <summary>
    /// The machine instructions of a call by method, those that differ most first; empty for bytes, for calls of more than about 100,000
    /// instructions, and on other systems than Linux.
    /// </summary>
    public IReadOnlyList<MethodInstructions> Instructions { get; init; } = [];

    /// <summary>True if each count was the same in all counted runs of its side.</summary>
    public bool IsExact { get; init; }

    /// <summary>Reasons why parts could not be counted.</summary>
    public IReadOnlyList<string> Notes { get; init; } = [];

    /// <summary>How long it took, in seconds.</summary>
    public double Seconds { get; init; }
}
