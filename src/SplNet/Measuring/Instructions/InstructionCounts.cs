namespace SplNet.Measuring.Instructions;

/// <summary>The instructions of some calls, or the reason for their absence.</summary>
/// <param name="Calls">The count of each call, without that of the empty call.</param>
/// <param name="Refusal">The reason and the remedy in full sentences; null if the calls were counted.</param>
internal sealed record InstructionCounts(double[] Calls, string? Refusal)
{
    /// <summary>The value of the run; not a number if nothing was counted.</summary>
    public double Value => Refusal is null ? RunSummaries.Median(Calls) : double.NaN;

    /// <summary>How far the calls lie apart; 0 if all agree.</summary>
    public double Spread => Refusal is null ? Calls.Max() - Calls.Min() : 0;

    /// <summary>
    /// The instructions of all <see cref="Calls"/> together, by the method whose code they belong to, without those of the empty calls.
    /// Null if they were not located.
    /// </summary>
    public IReadOnlyDictionary<string, long>? Methods { get; init; }

    /// <summary>True if a further attempt may succeed.</summary>
    public bool MayRepeat { get; private init; }

    /// <summary>No counts.</summary>
    /// <param name="refusal">The reason and the remedy.</param>
    /// <param name="mayRepeat">True if a further attempt may succeed.</param>
    public static InstructionCounts Refused(string refusal, bool mayRepeat = false) => new([], refusal) { MayRepeat = mayRepeat };
}
