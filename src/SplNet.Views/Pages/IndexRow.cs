namespace SplNet.Views.Pages;

/// <summary>A line of an index.</summary>
/// <param name="Outcome">The outcome, as reports write it.</param>
/// <param name="Name">Its name.</param>
/// <param name="Message">The result, in one line.</param>
/// <param name="Json">Its result as a document; null if there is none, and therefore no page.</param>
internal sealed record IndexRow(string Outcome, string Name, string Message, string? Json)
{
    /// <summary>Gets the head of its page; null for the verdict on the claim.</summary>
    public PageHeading? Heading { get; init; }
}
