namespace SplNet.Benchmarks;

/// <summary>Methods of known length, called through a class, an interface, with a struct and statically.</summary>
public sealed class Work : IWork
{
    private readonly int[] _sorted = [.. Enumerable.Range(0, 1600)];

    public static int StaticIdentity(int value) => value;

    public static int StaticDivide(int value) => (value / ((value & 7) + 3)) + (value / ((value & 3) + 5));

    public int Identity(int value) => value;

    public int Divide(int value) => (value / ((value & 7) + 3)) + (value / ((value & 3) + 5));

    public int Sum(int[] values)
    {
        var sum = 0;
        foreach (var value in values)
            sum += value;
        return sum;
    }

    public double Length(Vector vector) => (vector.X / vector.Y) + (vector.Y / vector.Z);

    public void Sort() => Array.Sort(_sorted);
}
