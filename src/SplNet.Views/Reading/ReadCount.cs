namespace SplNet.Views.Reading;

/// <summary>A count on a page.</summary>
/// <param name="Method">The method or struct.</param>
/// <param name="Change">The difference of its code; null if there is none.</param>
/// <param name="Kind">The kind of count.</param>
/// <param name="Target">The counted thing; empty for the method itself.</param>
/// <param name="Before">The count on the reference side, per operation.</param>
/// <param name="After">The count on the other side.</param>
internal sealed record ReadCount(string Method, string? Change, string Kind, string Target, double Before, double After);
