using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SplNet.Statistics;

/// <summary>
/// Resamples a nested sample: runs with replacement, then the iterations of each drawn run with replacement, all indices uniform. The
/// result is the mean of the run means, so that every run counts alike however many iterations it has. The loop allocates nothing.
/// </summary>
internal sealed class RunResampler
{
    private readonly double[] _values;
    private readonly int[] _starts;

    /// <summary>Copies the iterations of all runs into one array.</summary>
    /// <param name="sample">Measured, with at least one run and no empty run.</param>
    /// <exception cref="ArgumentException">The sample is a constant, or empty, or has an empty run.</exception>
    public RunResampler(Sample sample)
    {
        ArgumentNullException.ThrowIfNull(sample);
        if (sample.Runs.Count == 0 || sample.Runs.Any(static run => run.Iterations.Count == 0))
            throw new ArgumentException(
                "There is nothing to draw from: a sample without runs, or a run without iterations.", nameof(sample));
        _values = sample.Pooled();
        _starts = new int[sample.Runs.Count + 1];
        for (var run = 0; run < sample.Runs.Count; run++)
            _starts[run + 1] = _starts[run] + sample.Runs[run].Iterations.Count;
    }

    /// <summary>Gets the number of runs to draw from.</summary>
    public int Runs => _starts.Length - 1;

    /// <summary>Gets the mean of the run means of the sample itself.</summary>
    public double Mean
    {
        get
        {
            var sum = 0.0;
            for (var run = 0; run < Runs; run++)
                sum += Moments.Mean(_values.AsSpan(_starts[run], _starts[run + 1] - _starts[run]));
            return sum / Runs;
        }
    }

    /// <summary>Fills <paramref name="means"/> with resampled means of as many runs, and iterations, as the sample has.</summary>
    /// <param name="means">One element per resample.</param>
    /// <param name="random">The generator; advanced.</param>
    public void Fill(Span<double> means, ref Xoshiro256 random)
    {
        var generator = random; // a local copy stays in registers
        for (var resample = 0; resample < means.Length; resample++)
        {
            var sum = 0.0;
            for (var draw = 0; draw < Runs; draw++)
            {
                var run = generator.NextIndex(Runs);
                var count = _starts[run + 1] - _starts[run];
                sum += Sum(_starts[run], count, count, ref generator) / count;
            }

            means[resample] = sum / Runs;
        }

        random = generator;
    }

    /// <summary>
    /// Fills <paramref name="means"/> with resampled means of other counts than the sample's own: the distribution of a mean over
    /// <paramref name="runs"/> runs of <paramref name="iterations"/> iterations, learnt from this sample.
    /// </summary>
    /// <param name="means">One element per resample.</param>
    /// <param name="runs">The number of runs to draw.</param>
    /// <param name="iterations">The number of iterations to draw from each.</param>
    /// <param name="random">The generator; advanced.</param>
    public void Fill(Span<double> means, int runs, int iterations, ref Xoshiro256 random)
    {
        var generator = random;
        for (var resample = 0; resample < means.Length; resample++)
        {
            var sum = 0.0;
            for (var draw = 0; draw < runs; draw++)
            {
                var run = generator.NextIndex(Runs);
                sum += Sum(_starts[run], _starts[run + 1] - _starts[run], iterations, ref generator);
            }

            means[resample] = sum / ((double)runs * iterations);
        }

        random = generator;
    }

    // The sum of a number of draws from count values. One generator step makes two indices, and two sums run in parallel, because
    // the latency of the additions limits the loop.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private double Sum(int start, int count, int draws, ref Xoshiro256 random)
    {
        ref var first = ref MemoryMarshal.GetReference(_values.AsSpan(start, count)); // the span checks the range once
        var (even, odd) = (0.0, 0.0);
        var range = (ulong)count;
        var generator = random;
        for (var pair = draws >> 1; pair > 0; pair--)
        {
            var bits = generator.Next();
            even += Unsafe.Add(ref first, (nint)(((bits >> 32) * range) >> 32));
            odd += Unsafe.Add(ref first, (nint)(((bits & uint.MaxValue) * range) >> 32));
        }

        if ((draws & 1) != 0)
            even += Unsafe.Add(ref first, generator.NextIndex(count));
        random = generator;
        return even + odd;
    }
}
