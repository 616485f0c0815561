namespace SplNet.Arguments.Generators;

/// <summary>
/// What the generators of one run draw from: the values that the formula binds to their parameters, random numbers, and the values
/// that <see cref="Gen{T}.Cached"/> keeps. Generators are immutable; all that changes from value to value is here.
/// </summary>
/// <param name="parameters">The values that the formula binds.</param>
/// <param name="seed">The run's seed.</param>
internal sealed class Draw(IReadOnlyList<object> parameters, int seed)
{
    private object[] _values = ParameterValues.Flatten(parameters);
    private readonly Dictionary<int, (object? Value, DrawPlace After)> _kept = [];
    private readonly List<Draw> _beside = [];
    private DrawPlace _place;

    /// <summary>The values as the formula binds them.</summary>
    public IReadOnlyList<object> Parameters { get; private set; } = parameters;

    /// <summary>Where random values come from.</summary>
    public Random Random { get; private set; } = new(DerivedSeed.Of(seed, 0));

    /// <summary>True if a value is kept from one invocation to the next.</summary>
    public bool Keeps => _kept.Count > 0 || _beside.Exists(static draw => draw.Keeps);

    /// <summary>The values that are kept.</summary>
    public IEnumerable<object?> Kept => _kept.Values.Select(static kept => kept.Value).Concat(_beside.SelectMany(static draw => draw.Kept));

    /// <summary>Another draw on the same parameters with random numbers of its own.</summary>
    public Draw Beside()
    {
        var draw = new Draw(Parameters, DerivedSeed.Of(seed, -1 - _beside.Count));
        _beside.Add(draw);
        return draw;
    }

    /// <summary>The generator that draws brings its values itself.</summary>
    public void Bind(IReadOnlyList<object> values)
    {
        if (ReferenceEquals(values, Parameters))
            return;
        Parameters = values;
        _values = ParameterValues.Flatten(values);
    }

    /// <summary>Starts all random numbers anew.</summary>
    public void Restart()
    {
        StartIteration(0);
        _beside.ForEach(static draw => draw.Restart());
    }

    /// <summary>Starts the random numbers that belong to an iteration: the same for every operand of a block.</summary>
    public void StartIteration(int iteration) => Random = new Random(DerivedSeed.Of(seed, iteration));

    /// <summary>A new value is made: its axes take the first parameters.</summary>
    public void Begin() => _place = default;

    /// <summary>Another part of the value begins, which takes the same parameters.</summary>
    public void Rewind() => _place = _place with { NextValue = 0, IsRandom = false, IsPastAxes = false };

    /// <summary>A random value goes into the value that is being made; what follows cannot be a parameter.</summary>
    public void MakeRandom() => _place = _place with { IsRandom = true, IsPastAxes = true };

    /// <summary>Where the value that is being made stands, to come back to.</summary>
    public DrawPlace Place() => _place;

    /// <summary>Goes back, so that what follows sees the same parameters again, but other random numbers.</summary>
    public void Return(DrawPlace place) => _place = place;

    /// <summary>The values of the next axis.</summary>
    /// <param name="count">How many values a point of the axis has.</param>
    /// <exception cref="SplNetException">There are no more, or a random or kept value came before.</exception>
    public ReadOnlySpan<object> Take(int count)
    {
        if (_place.IsPastAxes)
            throw new SplNetException("A generator has a parameter after a random or cached value; put its axes (Gen.Of, Gen.Range, …) first.");
        var first = _place.NextValue;
        if (first + count > _values.Length)
            throw new SplNetException($"The generator takes more parameters than the {_values.Length} that the formula binds.");
        _place = _place with { NextValue = first + count };
        return _values.AsSpan(first, count);
    }

    /// <summary>A value that is made once in the run, for its place in the generator.</summary>
    /// <param name="make">Makes the value.</param>
    /// <exception cref="SplNetException">A random value came before, on which it may depend.</exception>
    public T Keep<T>(Func<T> make)
    {
        if (_place.IsRandom)
            throw new SplNetException("A cached generator comes after a random value; put Cached() before what is made for each invocation.");
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

    /// <summary>Forgets the kept values, so that they are made anew.</summary>
    public void Forget()
    {
        _kept.Clear();
        _beside.ForEach(static draw => draw.Forget());
    }
}
