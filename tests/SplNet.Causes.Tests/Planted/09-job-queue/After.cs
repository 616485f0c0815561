namespace Sut;

/// <summary>Something to do, the earlier the lower its due time.</summary>
public sealed class Job(string name, int due, int duration, int repeats)
{
    public string Name { get; } = name;

    public int Due { get; private set; } = due;

    public int Duration { get; } = duration;

    public int RepeatsLeft { get; private set; } = repeats;

    public bool Postpone(int interval)
    {
        if (RepeatsLeft == 0)
            return false;
        RepeatsLeft--;
        Due += interval;
        return true;
    }
}

/// <summary>Jobs by their due time; of two at the same time the one that was added first.</summary>
public sealed class JobQueue
{
    private readonly List<(Job Job, int Order)> _jobs = [];
    private bool _sorted = true;
    private int _added;

    public int Count => _jobs.Count;

    public bool IsEmpty => Count == 0;

    public void Add(Job job)
    {
        _jobs.Add((job, _added++));
        _sorted = false;
    }

    public Job Take()
    {
        if (!_sorted)
            _jobs.Sort(static (left, right) => left.Job.Due != right.Job.Due ? right.Job.Due - left.Job.Due : right.Order - left.Order);
        _sorted = true;
        var next = _jobs[^1].Job;
        _jobs.RemoveAt(_jobs.Count - 1);
        return next;
    }

    public bool Remove(string name) => _jobs.RemoveAll(entry => entry.Job.Name == name) > 0;
}

/// <summary>What was done, and when.</summary>
public sealed class Journal
{
    private readonly List<(string Job, int Start)> _entries = [];

    public int Count => _entries.Count;

    public int Lateness { get; private set; }

    public void Note(Job job, int start)
    {
        _entries.Add((job.Name, start));
        Lateness += start - job.Due;
    }

    public int LastStartOf(string job)
    {
        var last = _entries.FindLastIndex(entry => entry.Job == job);
        return last < 0 ? -1 : _entries[last].Start;
    }
}

/// <summary>Does one job after the other.</summary>
public sealed class Scheduler(int interval)
{
    private readonly JobQueue _queue = new();
    private int _now;

    public Journal Journal { get; } = new();

    public void Plan(Job job)
    {
        if (job.Due < _now)
            throw new ArgumentException("The job was due already.", nameof(job));
        _queue.Add(job);
    }

    public void RunAll()
    {
        while (!_queue.IsEmpty)
            RunNext();
    }

    private void RunNext()
    {
        var job = _queue.Take();
        var start = Math.Max(_now, job.Due);
        Journal.Note(job, start);
        _now = start + job.Duration;
        if (job.Postpone(interval))
            _queue.Add(job);
    }
}
