namespace SplNet.History.Proposing;

/// <summary>
/// Detects the sessions of one series in which single runs distort the mean: it is further from the median of the runs than usual in recent
/// sessions. The median represents such a session; otherwise the mean does, because it varies less. If slow runs become more frequent, they
/// count as usual after ten sessions, and the mean is used again.
/// </summary>
internal sealed class PulledMeans
{
    // The number of sessions after which the usual distance is known.
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

    /// <summary>Computes the value of the next session.</summary>
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
