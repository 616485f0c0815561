namespace SplNet.Views.Reading;

/// <summary>A method on a path of calls.</summary>
/// <param name="Name">The method.</param>
/// <param name="Before">Its work with all its calls on the reference side, as a share of that side's work.</param>
/// <param name="After">Its work on the other side, as a share of the reference side's work.</param>
/// <param name="Callees">The methods that it calls.</param>
internal sealed record ReadFrame(string Name, double Before, double After, IReadOnlyList<ReadFrame> Callees);
