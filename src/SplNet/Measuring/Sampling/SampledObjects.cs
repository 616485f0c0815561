namespace SplNet.Measuring.Sampling;

/// <summary>
/// An estimate of all objects from samples. A sampled object represents as many objects as its size makes likely (Horvitz and Thompson);
/// this estimator is unbiased. If the bytes are known exactly, their ratio to the estimated bytes corrects the number. The variation of the
/// sizes remains, and objects of equal size are counted without error.
/// </summary>
/// <param name="Objects">The estimated number.</param>
/// <param name="ObjectsError">Its standard error.</param>
/// <param name="Bytes">The estimated bytes.</param>
/// <param name="BytesError">Its standard error.</param>
/// <param name="RatioError">The standard error of the number if the bytes are known, as a share of it: the effect of the
/// variation of the sizes.</param>
internal readonly record struct SampledObjects(double Objects, double ObjectsError, double Bytes, double BytesError, double RatioError)
{
    // The error with ten samples of small objects; a larger error makes the estimate useless.
    private const double LargestError = 1.0 / 3;

    // If the bytes are this far from the counted bytes, different objects were sampled.
    private const double ManyErrors = 5;
    private const double LargestDisagreement = 0.5;

    /// <summary>The standard error as a share of the number; infinite without samples.</summary>
    public double RelativeError => Objects > 0 ? ObjectsError / Objects : double.PositiveInfinity;

    public static SampledObjects Of(IEnumerable<AllocationSample> samples)
    {
        var (objects, bytes, objectsVariance, bytesVariance, covariance) = (0.0, 0.0, 0.0, 0.0, 0.0);
        foreach (var sample in samples)
        {
            var variance = (1 - sample.Chance) / (sample.Chance * sample.Chance);
            objects += 1 / sample.Chance;
            bytes += sample.Bytes / sample.Chance;
            objectsVariance += variance;
            bytesVariance += variance * sample.Bytes * sample.Bytes;
            covariance += variance * sample.Bytes;
        }

        // The delta method for a ratio: each object counts by the difference of its size from the mean size.
        var ratioVariance = (objectsVariance / objects / objects) + (bytesVariance / bytes / bytes) - (2 * covariance / objects / bytes);
        return new SampledObjects(
            objects, Math.Sqrt(objectsVariance), bytes, Math.Sqrt(bytesVariance), Math.Sqrt(Math.Max(0, ratioVariance)));
    }

    /// <summary>True if an estimate can be trusted.</summary>
    /// <param name="bytes">The counted bytes.</param>
    public bool AreEnough(double bytes) =>
        RelativeError <= LargestError && Math.Abs(Bytes - bytes) <= (ManyErrors * BytesError) + (LargestDisagreement * bytes);

    /// <summary>
    /// The number of objects in the given bytes, rounded so that the last digits of the division do not appear as a difference.
    /// </summary>
    /// <param name="bytes">The counted bytes.</param>
    public double In(double bytes) => Math.Round(bytes * Objects / Bytes, 9);
}
