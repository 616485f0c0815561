using SplNet.Measuring.SingleCalls;
using SplNet.Values;

namespace SplNet.Measuring.Regions;

/// <summary>The number of regions in an iteration, and of iterations in a run.</summary>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="Regions">Regions in each iteration; the last pass of the loop may add some.</param>
/// <param name="ExtraIterations">The maximum number of replacements for disturbed iterations.</param>
/// <param name="OverheadNanoseconds">The time of an empty region, which is subtracted from each.</param>
/// <param name="IterationNanoseconds">The intended length of an iteration.</param>
internal sealed record RegionPlan(int Iterations, int Regions, int ExtraIterations, double OverheadNanoseconds, double IterationNanoseconds)
{
    // A region shorter than this multiple of an empty one measures mostly the clock.
    private const double ShortestInOverheads = 2;
    private const int MostRegions = 1 << 20;
    private const int EmptyRegions = 501;

    /// <summary>True if each region is a call that is timed individually.</summary>
    public bool TimesCalls { get; init; }

    /// <summary>Plans for regions like those in the warm-up.</summary>
    /// <param name="seen">Regions at the end of the warm-up.</param>
    /// <param name="milliseconds">The time that they took, including everything between them.</param>
    /// <param name="settings">The settings of the run.</param>
    /// <param name="arePasses">True if the regions are whole passes of the loop.</param>
    /// <exception cref="SplNetException">The regions are too short for the clock.</exception>
    public static RegionPlan For(RegionSum seen, double milliseconds, MeasureSettings settings, bool arePasses = false)
    {
        var overhead = Overhead(arePasses);
        var region = seen.Nanoseconds / seen.Regions;
        if (region < ShortestInOverheads * overhead)
        {
            throw new SplNetException(FormattableString.Invariant(
                $"The measured region takes {region:0} ns, of which {overhead:0} ns are the clock's own: ") +
                $"put a loop of n operations {(arePasses ? "into each pass, " : string.Empty)}between Start() and End(operations: n).");
        }

        var pass = Math.Max(region, milliseconds * 1e6 / seen.Regions);
        var length = settings.IterationNanoseconds
            ?? IterationLength.For(IterationLength.Timer, double.PositiveInfinity, double.PositiveInfinity, settings.Alternates);
        var wanted = length / (region - overhead);
        var affordable = IterationBudget.Longest / (settings.Iterations * pass);
        var regions = (int)Math.Clamp(Math.Min(wanted, affordable), 1, MostRegions);
        if (regions * region < Clock.ShortestNanoseconds && regions < wanted)
        {
            throw new SplNetException(FormattableString.Invariant(
                $"An iteration has {Plural.Of(regions, "region")} of {region:0} ns, ") +
                FormattableString.Invariant($"because one pass of the loop takes {pass / 1e6:0.0} ms, ") +
                Clock.TooShort + "Do more in the region, or less outside it.");
        }

        var (iterations, extra) = IterationBudget.For(
            regions * pass, IterationBudget.WithCalls(settings.Iterations, settings.FewestCalls, regions, pass));
        var timesCalls = seen.Operations == seen.Regions && CallPlan.IsSingle(settings, region - overhead);
        if (timesCalls)
        {
            regions = CallPlan.Calls(regions, iterations);
            iterations = CallPlan.Iterations(iterations, regions, regions * pass, settings.Quantiles);
        }

        return new RegionPlan(iterations, regions, extra, overhead, length) { TimesCalls = timesCalls };
    }

    private static double Overhead(bool arePasses)
    {
        var empty = new List<double>(EmptyRegions);
        using var series = new RegionSeries(empty.Add);
        var meter = new Meter(series);
        for (var region = 0; region < EmptyRegions; region++)
        {
            if (arePasses)
            {
                meter.NeedsMore();
                continue;
            }

            meter.Start();
            meter.End();
        }

        return Statistics.RunSummaries.Median([.. empty]);
    }
}
