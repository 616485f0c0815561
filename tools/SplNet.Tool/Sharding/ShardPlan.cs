namespace SplNet.Tool.Sharding;

/// <summary>
/// Divides measurements: each belongs to one part, and parts take nearly the same time. All machines make the same plan of the same inputs.
/// </summary>
internal sealed class ShardPlan
{
    private readonly int[] _parts;
    private readonly ShardNumber _shard;

    /// <summary>Assigns them: the longest first, each to the part that has least to do.</summary>
    /// <param name="shard">Which part is this.</param>
    /// <param name="keys">The measurements, in order.</param>
    /// <param name="durations">How long they took before. A new one counts as the median of the rest.</param>
    public ShardPlan(ShardNumber shard, IReadOnlyList<string> keys, RecordedDurations durations)
    {
        (_shard, All, _parts) = (shard, keys, new int[keys.Count]);
        var known = keys.Select(durations.Of).OfType<double>().Order().ToList();
        var usual = known.Count == 0 ? 1 : known[known.Count / 2];
        var work = new double[shard.Count];
        foreach (var index in Enumerable.Range(0, keys.Count).OrderByDescending(index => durations.Of(keys[index]) ?? usual)
            .ThenBy(static index => index))
        {
            var least = Array.IndexOf(work, work.Min());
            _parts[index] = least + 1;
            work[least] += durations.Of(keys[index]) ?? usual;
        }
    }

    /// <summary>The measurements of all parts, in order.</summary>
    public IReadOnlyList<string> All { get; }

    /// <summary>The description of the whole in the document of this part.</summary>
    public MeasuredShard Measured => new(_shard.Number, _shard.Count, All);

    /// <summary>The parts that have nothing to measure: no job needs to run for them.</summary>
    public IEnumerable<int> Empty => Enumerable.Range(1, _shard.Count).Except(_parts);

    /// <summary>The key of a requirement in a plan: names are unique in a file or an assembly only.</summary>
    /// <param name="name">Its name.</param>
    /// <param name="location">Where it is stated.</param>
    public static string KeyOf(string name, string location) => $"{name} ({location})";

    /// <summary>The name and the place in a key; a place in which brackets do not match is left in the name.</summary>
    /// <param name="key">A key made by <see cref="KeyOf"/>.</param>
    public static (string Name, string Location) PartsOf(string key)
    {
        var open = 0;
        for (var index = key.Length - 1; index > 0 && key[^1] == ')'; index--)
        {
            open += key[index] switch { ')' => 1, '(' => -1, _ => 0 };
            if (open == 0)
                return key[index - 1] == ' ' ? (key[..(index - 1)], key[(index + 1)..^1]) : (key, string.Empty);
        }

        return (key, string.Empty);
    }

    /// <summary>The items that belong to this part, in order.</summary>
    /// <param name="all">The measurements, in the order of the keys.</param>
    public IReadOnlyList<T> Own<T>(IReadOnlyList<T> all) => [.. all.Where((_, index) => _parts[index] == _shard.Number)];
}
