namespace SplNet.Results.Reports;

/// <summary>Advice on a comparison that was not decided.</summary>
internal static class AdviceText
{
    /// <summary>The advice if no comparison could be looked at.</summary>
    public const string TooFewRuns = "Raise TimeBudget (SPLNET_TIME_BUDGET_SECONDS), or do less work per call.";

    /// <summary>The lines; none for a comparison that was decided.</summary>
    /// <param name="comparison">The comparison.</param>
    public static IEnumerable<string> Of(ComparisonResult comparison)
    {
        if (comparison.Truth != Truth.Unknown)
            yield break;
        if (comparison.Evidence.Problem == EvidenceProblem.None && comparison.Reason != SequentialReason.NotOfCalls
            && double.IsFinite(comparison.Evidence.DetectableEffect) && !EvidenceText.IsSignificant(comparison))
            yield return $"Only differences above {EffectText.Detectable(comparison)} could have been detected (90 % power).";
        yield return comparison.Reason switch
        {
            SequentialReason.NotShown => "More processes are unlikely to show it, which is not evidence of equality. " +
                "Allow a tolerance, such as a <= b * 1.05, or claim equality with one.",
            SequentialReason.WaitingDecides =>
                "The result reverses with the time that other processes took. Measure again when the machine is less busy.",
            SequentialReason.UnequalSpread =>
                "One side varies more than twice as much between processes as the other. Find out why, or do more work per call.",
            SequentialReason.NotOfCalls => "Measure more work per call, or claim something about the mean.",
            SequentialReason.Problem => "Change the operand or the interpretation so that the values can be compared.",
            _ => "Do more work per call, allow a tolerance, or raise MaxRuns or TimeBudget.",
        };
    }
}
