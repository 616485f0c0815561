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
    private readonly PriorityQueue<Job, (int Due, int Order)> _jobs = new();
    private int _added;

    public int Count => _jobs.Count;

    public bool IsEmpty => _jobs.Count == 0;

    public void Add(Job job) => _jobs.Enqueue(job, (job.Due, _added++));

    public Job Take() => _jobs.Dequeue();
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
        for (var i = _entries.Count - 1; i >= 0; i--)
        {
            if (_entries[i].Job == job)
                return _entries[i].Start;
        }

        return -1;
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
        _now = Math.Max(_now, job.Due);
        Journal.Note(job, _now);
        _now += job.Duration;
        if (job.Postpone(interval))
            _queue.Add(job);
    }
}
