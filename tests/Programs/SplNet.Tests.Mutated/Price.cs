using System.Globalization;

namespace SplNet.Tests.Mutated;

/// <summary>A price in ticks, a hundredth each.</summary>
public readonly struct Price(long ticks) : IComparable<Price>, IEquatable<Price>
{
    public long Ticks { get; } = ticks;

    public static bool operator ==(Price left, Price right) => left.Ticks == right.Ticks;

    public static bool operator !=(Price left, Price right) => left.Ticks != right.Ticks;

    public static bool operator <(Price left, Price right) => left.Ticks < right.Ticks;

    public static bool operator <=(Price left, Price right) => left.Ticks <= right.Ticks;

    public static bool operator >(Price left, Price right) => left.Ticks > right.Ticks;

    public static bool operator >=(Price left, Price right) => left.Ticks >= right.Ticks;

    public int CompareTo(Price other) => Ticks.CompareTo(other.Ticks);

    public bool Equals(Price other) => Ticks == other.Ticks;

    public override bool Equals(object? obj) => obj is Price other && Equals(other);

    public override int GetHashCode() => Ticks.GetHashCode();

    public override string ToString() => (Ticks / 100m).ToString("0.00", CultureInfo.InvariantCulture);
}
