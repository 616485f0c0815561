using System.Collections;

namespace SplNet.Arguments.Generators;

/// <summary>
/// Arguments from an ordinary method, property or field: one value per invocation, or the elements of a sequence,
/// which restarts when it ends.
/// </summary>
/// <param name="name">The name in the formula.</param>
/// <param name="make">Creates the value or the sequence from the random numbers of the run.</param>
/// <param name="spread">Splits a value into arguments.</param>
/// <param name="count">The number of arguments.</param>
internal sealed class MemberGenerator(string name, Func<Random, object?> make, Func<object?, IReadOnlyList<object?>> spread, int count)
    : IDrawnGenerator
{
    private IEnumerator? _elements;
    private Random? _random;

    public int Count => count;

    /// <summary>True if the values are the elements of a sequence.</summary>
    public bool IsSequence { get; init; }

    /// <summary>True if it depends on random numbers. These restart with each iteration, and so does the sequence.</summary>
    public bool IsRandom { get; init; }

    bool IDrawnGenerator.TakesParameters => false;

    IReadOnlyList<Type> IDrawnGenerator.ParameterTypes => [];

    public IReadOnlyList<object?> Next(IReadOnlyList<object> parameters) => Next(Random.Shared);

    IEnumerable<OperandProblem> IDrawnGenerator.Problems(IReadOnlyList<object> values) => [];

    IReadOnlyList<object?> IDrawnGenerator.Next(Draw draw, int wanted) => Next(draw.Random);

    private IReadOnlyList<object?> Next(Random random) => spread(IsSequence ? NextElement(random) : make(random));

    private object? NextElement(Random random)
    {
        if (IsRandom && _random != random)
            _elements = null;
        if (_elements is null || !_elements.MoveNext())
        {
            (_elements as IDisposable)?.Dispose();
            _elements = ((make(random) ?? throw new SplNetException($"The generator '{name}' returned null instead of a sequence."))
                as IEnumerable)!
                .GetEnumerator();
            if (!_elements.MoveNext())
                throw new SplNetException($"The generator '{name}' returned no values. It must return at least one.");
        }

        _random = random;
        return _elements.Current;
    }
}
