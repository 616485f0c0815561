namespace SplNet.Tests.Constructs.Kinds;

/// <summary>A structure without equality of its own: that of <see cref="ValueType"/> boxes.</summary>
internal readonly struct PlainKey(int x, int y)
{
    public int X { get; } = x;

    public int Y { get; } = y;
}
