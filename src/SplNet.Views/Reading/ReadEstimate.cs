namespace SplNet.Views.Reading;

/// <summary>One estimated side of a comparison.</summary>
/// <param name="Text">Its text in the formula.</param>
/// <param name="Unit">The unit, as the document names it.</param>
/// <param name="Value">The value.</param>
/// <param name="RelativeError">Its relative error; not a number if unknown.</param>
internal sealed record ReadEstimate(string Text, string Unit, double Value, double RelativeError);
