namespace SplNet.History.Confirming;

/// <summary>
/// Refusals of many series at one commit. A commit that moves the stored values of so many, where side by side hardly one has changed, has met another machine: the references of those that were refused begin anew at once, and not after their third refusal.
/// </summary>
internal static class CommonRefusal
{
    // Fewer series than these are proposed by chance at one commit, and so is a small part of many.
    private const int Fewest = 5;
    private const double PartOfReady = 0.1;

    private const double RefusedPart = 0.8;

    /// <summary>True if what was measured at one commit says that the machine has moved.</summary>
    /// <param name="answers">The answers of the first session on all series that were proposed there.</param>
    /// <param name="ready">How many series had a reference, so that they could be proposed.</param>
    public static bool IsOf(IReadOnlyCollection<SessionAnswer> answers, int ready)
    {
        var refused = answers.Count(Refusals.IsCounted);
        return refused >= Fewest && refused >= PartOfReady * ready && refused >= RefusedPart * answers.Count;
    }
}
