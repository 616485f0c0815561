namespace SplNet.Tests.Arguments.Functors;

/// <summary>A mutable struct.</summary>
internal struct Counter(int start) : IComparable<int>
{
    private int _value = start;

    public readonly int Value => _value;

    public int Next() => ++_value;

    public readonly int CompareTo(int other) => _value.CompareTo(other);

    public override readonly string ToString() => $"counter {_value}";
}
