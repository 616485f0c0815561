namespace SplNet.History.Measurements;

/// <summary>A decided comparison of an experiment.</summary>
/// <param name="Text">The comparison.</param>
/// <param name="Truth">True, False or Unknown.</param>
/// <param name="PValue">The p-value.</param>
/// <param name="Lower">The lower end of the interval of the left side over the right.</param>
/// <param name="Upper">Its upper end.</param>
internal sealed record RecordedComparison(string Text, string Truth, double PValue, double Lower, double Upper);
