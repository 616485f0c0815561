namespace SplNet.History.Confirming;

/// <summary>
/// Refusals of many series at one commit. If the stored values of so many series move at a commit, but hardly one
/// has changed in side-by-side runs, the machine has changed: the references of the refused series restart at once, and not
/// after their third refusal.
/// </summary>
internal static class CommonRefusal
{
    // Fewer series are proposed at one commit by chance, and so is a small part of many.
    private const int Fewest = 5;
    private const double PartOfReady = 0.1;

    private const double RefusedPart = 0.8;

    /// <summary>True if the measurements at one commit show that the machine has changed.</summary>
    /// <param name="answers">The answers of the first session on all series that were proposed there.</param>
    /// <param name="ready">The number of series with a reference, so that they could be proposed.</param>
    public static bool IsOf(IReadOnlyCollection<SessionAnswer> answers, int ready)
    {
        var refused = answers.Count(Refusals.IsCounted);
        return refused >= Fewest && refused >= PartOfReady * ready && refused >= RefusedPart * answers.Count;
    }
}
