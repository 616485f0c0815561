namespace SplNet.Processes.Trials;

/// <summary>
/// Records the times of calls, in the order in which they were made. It includes interrupted calls: calls that grow
/// slower have also grown by these, and a busy machine interrupts most of the early, quick ones.
/// </summary>
internal sealed class CallGrowth
{
    // Chance makes some calls that much slower than others, and costs only a longer look.
    private const double Suspicion = 1.25;

    // A processor that others share is up to twice as slow, for once.
    private const double Growth = 3;

    // Three times as many calls take about three times as long, if each adds as much.
    private const double Further = 1.5;
    private const int Fewest = 3;

    private readonly List<double> _walls = [];
    private readonly List<double> _computed = [];

    /// <summary>Adds the next calls.</summary>
    /// <param name="wall">Nanoseconds of one of them, without the time in which others had the processor.</param>
    /// <param name="computed">Nanoseconds in which the process computed meanwhile.</param>
    public void Add(double wall, double computed)
    {
        _walls.Add(wall);
        _computed.Add(computed);
    }

    /// <summary>
    /// True if the last third of the calls has none as fast as the fast ones before. The growth may be small: the compiler makes code
    /// faster meanwhile.
    /// </summary>
    public bool IsSuspected => _walls.Count >= Fewest && Last(_walls) > Suspicion * Fast(_walls);

    /// <summary>
    /// True if these calls, made after others, have grown further, to several times the fast ones: growth that has ended is a step. They
    /// must also compute longer, if processor time is exact: how long the threads to which they hand work wait for a processor is unknown.
    /// </summary>
    /// <param name="earlier">The others, at least three.</param>
    /// <param name="computesExactly">Whether the times of computing are exact.</param>
    /// <param name="factor">A factor for the limit of the growth.</param>
    public bool GoesOnFrom(CallGrowth earlier, bool computesExactly, double factor = 1) =>
        GoesOn(earlier._walls, _walls, factor) && (!computesExactly || GoesOn(earlier._computed, _computed, factor));

    private static bool GoesOn(List<double> earlier, List<double> later, double factor) =>
        Last(later) > Further * Last(earlier) && Last(later) > factor * Growth * Fast(earlier);

    // Not the fastest: it may be one call by chance.
    private static double Fast(List<double> times) => times.Order().ElementAt(2);

    private static double Last(List<double> times) => times.GetRange(2 * (times.Count / 3), times.Count / 3).Min();
}
