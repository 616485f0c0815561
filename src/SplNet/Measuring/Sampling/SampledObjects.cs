namespace SplNet.Measuring.Sampling;

/// <summary>
/// What samples say of all objects. One that was chosen stands for as many as its size makes likely (Horvitz and Thompson), which has no bias.
/// Where the bytes are known exactly their ratio to the estimated ones corrects the number: what is left is the variation of the sizes, and
/// objects of one size are counted without error.
/// </summary>
/// <param name="Objects">The estimated number.</param>
/// <param name="ObjectsError">Its standard error.</param>
/// <param name="Bytes">The estimated bytes.</param>
/// <param name="BytesError">Its standard error.</param>
/// <param name="RatioError">The standard error of the number where the bytes are known, as a share of it: what the variation of the sizes leaves.</param>
internal readonly record struct SampledObjects(double Objects, double ObjectsError, double Bytes, double BytesError, double RatioError)
{
    // Of ten samples of small objects; what is coarser says nothing.
    private const double LargestError = 1.0 / 3;

    // Where the bytes are so far from those that were counted, others were sampled.
    private const double ManyErrors = 5;
    private const double LargestDisagreement = 0.5;

    /// <summary>The standard error as a share of the number; infinite where nothing was sampled.</summary>
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

        // The delta method for a ratio: each object counts by how much its size differs from the mean one.
        var ratioVariance = (objectsVariance / objects / objects) + (bytesVariance / bytes / bytes) - (2 * covariance / objects / bytes);
        return new SampledObjects(objects, Math.Sqrt(objectsVariance), bytes, Math.Sqrt(bytesVariance), Math.Sqrt(Math.Max(0, ratioVariance)));
    }

    /// <summary>True if an estimate can be trusted.</summary>
    /// <param name="bytes">The bytes that were counted.</param>
    public bool Tell(double bytes) =>
        RelativeError <= LargestError && Math.Abs(Bytes - bytes) <= (ManyErrors * BytesError) + (LargestDisagreement * bytes);

    /// <summary>The number of objects in so many bytes. The last digits of the division would be taken for a difference.</summary>
    /// <param name="bytes">The bytes that were counted.</param>
    public double In(double bytes) => Math.Round(bytes * Objects / Bytes, 9);
}
