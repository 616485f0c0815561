namespace SplNet.Views.Reading;

/// <summary>What a page shows of one count.</summary>
/// <param name="Method">The method or struct.</param>
/// <param name="Change">Whether its code differs; null where not.</param>
/// <param name="Kind">What was counted.</param>
/// <param name="Target">Of what; empty where the method itself is meant.</param>
/// <param name="Before">On the side that is compared with, per operation.</param>
/// <param name="After">On the other side.</param>
internal sealed record ReadCount(string Method, string? Change, string Kind, string Target, double Before, double After);
