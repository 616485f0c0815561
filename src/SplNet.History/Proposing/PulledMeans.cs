namespace SplNet.History.Proposing;

/// <summary>
/// Tells the sessions of one series in which single runs pull the mean away: it lies further from the median of the runs than it usually did of late. The median stands for such a session; everywhere else the mean does, which
/// varies less. Where runs begin to be slow more often, that is usual after ten sessions, and the mean stands again.
/// </summary>
internal sealed class PulledMeans
{
    // From so many sessions on it is known what is usual, and so many are asked.
    private const int FewestSessions = 5;
    private const int Window = 20;

    // Means of a few normal runs are hardly ever that far out.
    private const double Furthest = 4;

    private readonly Queue<double> _distances = new(Window);

    private double Usual
    {
        get
        {
            Span<double> sorted = stackalloc double[_distances.Count];
            var place = 0;
            foreach (var distance in _distances)
                sorted[place++] = distance;
            sorted.Sort();
            return sorted[sorted.Length / 2];
        }
    }

    /// <summary>The value of the next session.</summary>
    /// <param name="mean">The mean of its runs.</param>
    /// <param name="median">Their median.</param>
    public double Next(double mean, double median)
    {
        var distance = Math.Abs(mean - median);
        var isPulled = _distances.Count >= FewestSessions && distance > Furthest * Usual;
        if (_distances.Count == Window)
            _distances.Dequeue();
        _distances.Enqueue(distance);
        return isPulled ? median : mean;
    }
}
