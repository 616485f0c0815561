namespace SplNet.Statistics.Tests;

/// <summary>The series x and y behind reference values from R.</summary>
internal static class Series
{
    public static readonly double[] X = [12.1, 11.8, 12.6, 13.9, 12.2, 11.9, 12.0, 12.4, 15.2, 12.3, 12.5, 11.7];

    public static readonly double[] Y = [12.9, 13.4, 12.8, 14.1, 13.3, 12.6, 13.0, 15.9, 13.2, 12.7];
}
