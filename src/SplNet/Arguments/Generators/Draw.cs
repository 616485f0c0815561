namespace SplNet.Arguments.Generators;

/// <summary>
/// The state of the generators in one run: the values that the formula binds to their parameters, random numbers, and the values cached by
/// <see cref="Gen{T}.Cached"/>. Generators are immutable; everything that changes from value to value is here.
/// </summary>
/// <param name="parameters">The values that the formula binds.</param>
/// <param name="seed">The run's seed.</param>
internal sealed class Draw(IReadOnlyList<object> parameters, int seed)
{
    private object[] _values = ParameterValues.Flatten(parameters);
    private readonly Dictionary<int, (object? Value, DrawPlace After)> _kept = [];
    private readonly List<Draw> _siblings = [];
    private DrawPlace _place;

    /// <summary>A draw whose random numbers are given.</summary>
    /// <param name="parameters">The values that the formula binds.</param>
    /// <param name="random">The random numbers.</param>
    public static Draw From(IReadOnlyList<object> parameters, Random random) => new(parameters, 0) { Random = random };

    /// <summary>The values in the order of the formula.</summary>
    public IReadOnlyList<object> Parameters { get; private set; } = parameters;

    /// <summary>The source of random values.</summary>
    public Random Random { get; private set; } = new(DerivedSeed.Of(seed, 0));

    /// <summary>True if a value is cached across invocations.</summary>
    public bool Keeps => _kept.Count > 0 || _siblings.Exists(static draw => draw.Keeps);

    /// <summary>The cached values.</summary>
    public IEnumerable<object?> Kept =>
        _kept.Values.Select(static kept => kept.Value).Concat(_siblings.SelectMany(static draw => draw.Kept));

    /// <summary>Creates a separate draw with the same parameters but different random numbers.</summary>
    public Draw CreateSibling()
    {
        var draw = new Draw(Parameters, DerivedSeed.Of(seed, -1 - _siblings.Count));
        _siblings.Add(draw);
        return draw;
    }

    /// <summary>Sets the values that the generator itself supplies.</summary>
    public void Bind(IReadOnlyList<object> values)
    {
        if (ReferenceEquals(values, Parameters))
            return;
        Parameters = values;
        _values = ParameterValues.Flatten(values);
    }

    /// <summary>Restarts all random numbers.</summary>
    public void Restart()
    {
        StartIteration(0);
        _siblings.ForEach(static draw => draw.Restart());
    }

    /// <summary>Starts the random numbers of an iteration, which are the same for all operands in their paired runs.</summary>
    public void StartIteration(int iteration) => Random = new Random(DerivedSeed.Of(seed, iteration));

    /// <summary>Takes random numbers from another source until the next iteration.</summary>
    /// <param name="random">The source.</param>
    public void Follow(Random random) => Random = random;

    /// <summary>Starts a new value; its axes take the first parameters.</summary>
    public void Begin() => _place = default;

    /// <summary>Starts a new part of the value, which takes the same parameters.</summary>
    public void Rewind() => _place = _place with { NextValue = 0, IsRandom = false, IsPastAxes = false };

    /// <summary>Records that the value contains a random value; parameters cannot follow.</summary>
    public void MakeRandom() => _place = _place with { IsRandom = true, IsPastAxes = true };

    /// <summary>The current position within the value, for a later return.</summary>
    public DrawPlace Place() => _place;

    /// <summary>Returns to a position: the same parameters follow, but different random numbers.</summary>
    public void Return(DrawPlace place) => _place = place;

    /// <summary>The values of the next axis.</summary>
    /// <param name="count">The number of values in a point of the axis.</param>
    /// <exception cref="SplNetException">There are no more values, or a random or cached value came first.</exception>
    public ReadOnlySpan<object> Take(int count)
    {
        if (_place.IsPastAxes)
            throw new SplNetException(
                "A generator has a parameter after a random or cached value; put its axes (Gen.Of, Gen.Range, …) first.");
        var first = _place.NextValue;
        if (first + count > _values.Length)
            throw new SplNetException($"The generator takes more parameters than the {_values.Length} that the formula binds.");
        _place = _place with { NextValue = first + count };
        return _values.AsSpan(first, count);
    }

    /// <summary>A value that is created once per run for its position in the generator.</summary>
    /// <param name="make">Creates the value.</param>
    /// <exception cref="SplNetException">A random value came first, and the value may depend on it.</exception>
    public T Keep<T>(Func<T> make)
    {
        if (_place.IsRandom)
            throw new SplNetException(
                "A cached generator comes after a random value; put Cached() before what is made for each invocation.");
        var key = _place.NextKept;
        if (!_kept.TryGetValue(key, out var kept))
        {
            _place = _place with { NextKept = key + 1 };
            var value = make();
            kept = _kept[key] = (value, _place with { IsRandom = false, IsPastAxes = true });
        }

        _place = kept.After;
        return (T)kept.Value!;
    }

    /// <summary>Drops the cached values, so that they are recreated.</summary>
    public void Forget()
    {
        _kept.Clear();
        _siblings.ForEach(static draw => draw.Forget());
    }
}
