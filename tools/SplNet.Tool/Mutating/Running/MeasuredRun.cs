using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating.Running;

/// <summary>The measured pairs and controls.</summary>
/// <param name="Pairs">The pairs of each mutant and control, by id.</param>
/// <param name="Controls">The measured controls.</param>
internal sealed record MeasuredRun(IReadOnlyDictionary<string, IReadOnlyList<MeasuredPair>> Pairs, IReadOnlyList<ControlResult> Controls)
{
    /// <summary>The result of a run that only counts.</summary>
    public static readonly MeasuredRun None = new(new Dictionary<string, IReadOnlyList<MeasuredPair>>(StringComparer.Ordinal), []);

    /// <summary>All pairs of a test.</summary>
    public IReadOnlyList<MeasuredPair> Of(string test) =>
        [.. Pairs.Values.SelectMany(static pairs => pairs).Where(pair => pair.Test == test)];
}
