namespace SplNet.Views.Histories;

/// <summary>A command that a reader may want to copy.</summary>
/// <param name="Purpose">Its purpose, in one sentence.</param>
/// <param name="Text">The command.</param>
internal sealed record HistoryCommand(string Purpose, string Text);
