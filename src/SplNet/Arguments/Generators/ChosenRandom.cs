namespace SplNet.Arguments.Generators;

/// <summary>
/// Random numbers that follow a list of choices, each from 0 to below 1. A generator that reads lower or fewer choices makes a smaller
/// value, and always one that it can make.
/// </summary>
/// <param name="choices">The choices.</param>
/// <param name="more">Supplies further ones; null for zeros.</param>
internal sealed class ChosenRandom(IReadOnlyList<double> choices, Random? more = null) : Random
{
    private readonly List<double> _taken = [];

    /// <summary>The choices that were read.</summary>
    public IReadOnlyList<double> Taken => _taken;

    /// <inheritdoc/>
    public override int Next() => Next(int.MaxValue);

    /// <inheritdoc/>
    public override int Next(int maxValue) => Next(0, maxValue);

    /// <inheritdoc/>
    public override int Next(int minValue, int maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(minValue, maxValue);
        return (int)(minValue + (long)(Take() * ((long)maxValue - minValue)));
    }

    /// <inheritdoc/>
    public override long NextInt64() => NextInt64(long.MaxValue);

    /// <inheritdoc/>
    public override long NextInt64(long maxValue) => NextInt64(0, maxValue);

    /// <inheritdoc/>
    public override long NextInt64(long minValue, long maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan(minValue, maxValue);
        return (long)(minValue + (Int128)(Take() * (double)((Int128)maxValue - minValue)));
    }

    /// <inheritdoc/>
    public override double NextDouble() => Take();

    /// <inheritdoc/>
    public override float NextSingle() => MathF.Min((float)Take(), MathF.BitDecrement(1));

    /// <inheritdoc/>
    public override void NextBytes(byte[] buffer) => NextBytes(buffer.AsSpan());

    /// <inheritdoc/>
    public override void NextBytes(Span<byte> buffer)
    {
        foreach (ref var one in buffer)
            one = (byte)(Take() * 256);
    }

    /// <inheritdoc/>
    protected override double Sample() => Take();

    private double Take()
    {
        _taken.Add(_taken.Count < choices.Count ? choices[_taken.Count] : more?.NextDouble() ?? 0);
        return _taken[^1];
    }
}
