namespace SplNet.History.Stores;

/// <summary>A row of the table of samples, in the order of its columns.</summary>
internal readonly record struct SampleRow(
    long Experiment, long Series, long Session, bool IsUsable, long Runs, double Mean, double Variance, double? LogMean,
    double? LogVariance, byte[] Data, string Body, double? LogMedian);
