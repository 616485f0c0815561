namespace SplNet.Views.Pages;

/// <summary>What a page says at its head, where that is not the verdict on the claim: two revisions are compared to see which is slower, and the claim behind it, that they are equal, is nobody's.</summary>
/// <param name="Outcome">What came out, as reports write it.</param>
/// <param name="IsGrave">True for what somebody should look at, false for what is well; null where nothing was decided.</param>
/// <param name="Title">What was measured.</param>
internal sealed record PageHeading(string Outcome, bool? IsGrave, string Title)
{
    /// <summary>The class of its colours.</summary>
    public string Class => IsGrave switch { true => "fail", false => "pass", null => "inconclusive" };
}
