namespace SplNet.Benchmarks;

/// <summary>Methods of known length, called through a class, an interface, with a struct and statically.</summary>
public sealed class Work : IWork
{
    private readonly int[] _sorted = [.. Enumerable.Range(0, 1600)];

    public static int StaticIdentity(int value) => value;

    public static int StaticDivide(int value) => (value / ((value & 7) + 3)) + (value / ((value & 3) + 5));

    public int Identity(int value) => value;

    public int Divide(int value) => (value / ((value & 7) + 3)) + (value / ((value & 3) + 5));

    // Each division waits for the one before, and nothing branches: the time depends on no predictor and no alignment of a loop.
    public int Chain(int value)
    {
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        value = 1_000_000_007 / (value | 1);
        return 1_000_000_007 / (value | 1);
    }

    public double Length(Vector vector) => (vector.X / vector.Y) + (vector.Y / vector.Z);

    public void Sort() => Array.Sort(_sorted);
}
