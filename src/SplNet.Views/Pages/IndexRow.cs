namespace SplNet.Views.Pages;

/// <summary>A line of an index.</summary>
/// <param name="Outcome">How it ended, as reports write it.</param>
/// <param name="Name">Its name.</param>
/// <param name="Message">What came out of it, in one line.</param>
/// <param name="Json">Its result as a document; null where there is none, and so no page.</param>
internal sealed record IndexRow(string Outcome, string Name, string Message, string? Json)
{
    /// <summary>What its page says at its head; null for the verdict on the claim.</summary>
    public PageHeading? Heading { get; init; }
}
