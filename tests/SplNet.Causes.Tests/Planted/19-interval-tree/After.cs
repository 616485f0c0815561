namespace Sut;

/// <summary>A span of time from its start up to its end.</summary>
public readonly record struct Interval(int Start, int End)
{
    public bool IsEmpty => Start >= End;

    public int Length => End - Start;

    public bool Overlaps(Interval other) => Start < other.End && other.Start < End;
}

/// <summary>Values with their intervals, found by time.</summary>
public sealed class IntervalTree<T>
{
    private Node? _root;

    public int Count { get; private set; }

    public static IntervalTree<T> From(IEnumerable<(Interval Interval, T Value)> entries)
    {
        var sorted = entries.OrderBy(static entry => entry.Interval.Start).ToArray();
        return new IntervalTree<T> { _root = Build(sorted, 0, sorted.Length), Count = sorted.Length };
    }

    public bool HasAny(Interval wanted) => Overlapping(wanted).Count > 0;

    public List<T> Overlapping(Interval wanted)
    {
        var found = new List<T>();
        Collect(_root, wanted, found);
        return found;
    }

    private static Node? Build((Interval Interval, T Value)[] entries, int start, int end)
    {
        if (start == end)
            return null;
        var middle = (start + end) / 2;
        var (interval, value) = entries[middle];
        return new Node(interval, value, Build(entries, start, middle), Build(entries, middle + 1, end));
    }

    private static void Collect(Node? node, Interval wanted, List<T> found)
    {
        if (node is null)
            return;
        Collect(node.Left, wanted, found);
        if (node.Interval.Start >= wanted.End)
            return;
        if (node.Interval.Overlaps(wanted))
            found.Add(node.Value);
        Collect(node.Right, wanted, found);
    }

    private sealed class Node(Interval interval, T value, Node? left, Node? right)
    {
        public Interval Interval { get; } = interval;

        public T Value { get; } = value;

        public Node? Left { get; } = left;

        public Node? Right { get; } = right;

        public int LatestEnd { get; } = Math.Max(interval.End, Math.Max(left?.LatestEnd ?? int.MinValue, right?.LatestEnd ?? int.MinValue));
    }
}

/// <summary>A meeting and the people that it needs.</summary>
public sealed record Meeting(string Title, Interval Time, int People);

/// <summary>Meetings in rooms.</summary>
public sealed class RoomPlan(IEnumerable<Meeting> meetings)
{
    private readonly IntervalTree<Meeting> _meetings = IntervalTree<Meeting>.From(
        meetings.Select(static meeting => (meeting.Time, meeting)));

    public int MeetingCount => _meetings.Count;

    public int PeopleDuring(Interval time)
    {
        var people = 0;
        foreach (var present in _meetings.Overlapping(time))
            people += present.People;
        return people;
    }

    public IReadOnlyList<Meeting> MeetingsDuring(Interval time) => _meetings.Overlapping(time);

    public int BusiestHour(int from, int until)
    {
        var busiest = from;
        var most = -1;
        for (var hour = from; hour < until; hour++)
        {
            var people = PeopleDuring(new Interval(hour, hour + 1));
            if (people > most)
            {
                most = people;
                busiest = hour;
            }
        }

        return busiest;
    }
}
