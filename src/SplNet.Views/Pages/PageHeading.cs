namespace SplNet.Views.Pages;

/// <summary>
/// The head of a page whose verdict on the claim does not matter: two revisions are compared to see which is slower, and the claim of
/// equality only serves to compare them.
/// </summary>
/// <param name="Outcome">The outcome, as reports write it.</param>
/// <param name="IsGrave">True for an outcome that needs attention, false for a good one; null if nothing was decided.</param>
/// <param name="Title">The measured code.</param>
internal sealed record PageHeading(string Outcome, bool? IsGrave, string Title)
{
    /// <summary>Gets the class of its colours.</summary>
    public string Class => IsGrave switch { true => "fail", false => "pass", null => "inconclusive" };
}
