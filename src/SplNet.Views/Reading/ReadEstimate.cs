namespace SplNet.Views.Reading;

/// <summary>One side of a comparison, estimated.</summary>
/// <param name="Text">As the formula writes it.</param>
/// <param name="Unit">The unit, as the document names it.</param>
/// <param name="Value">The value.</param>
/// <param name="RelativeError">Its relative error; not a number where there is none.</param>
internal sealed record ReadEstimate(string Text, string Unit, double Value, double RelativeError);
