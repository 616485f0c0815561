namespace SplNet.Views.Reading;

/// <summary>A method on a path of calls.</summary>
/// <param name="Name">The method.</param>
/// <param name="Before">Its work with all that it calls on the side that is compared with, as a share of that side's.</param>
/// <param name="After">The same on the other side, as a share of the same.</param>
/// <param name="Callees">What it calls.</param>
internal sealed record ReadFrame(string Name, double Before, double After, IReadOnlyList<ReadFrame> Callees);
