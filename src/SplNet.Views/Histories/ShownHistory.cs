namespace SplNet.Views.Histories;

/// <summary>A history as its pages show it.</summary>
/// <param name="Title">What it is called: where it is kept.</param>
/// <param name="Series">What was measured, in the order of names.</param>
internal sealed record ShownHistory(string Title, IReadOnlyList<ShownSeries> Series);
