namespace Sut;

public interface IFold<TResult>
{
    TResult Add(TResult sum, int width, int height);
}

public readonly struct Area : IFold<long>
{
    public long Add(long sum, int width, int height) => sum + (long)height * width;
}

public readonly struct Longest : IFold<int>
{
    public int Add(int sum, int width, int height) => Math.Max(sum, Math.Max(width, height));
}

public abstract class Shape
{
    public abstract TResult Fold<TResult, TFold>(TResult sum, TFold fold)
        where TFold : IFold<TResult>;
}

public sealed class Box(int width, int height) : Shape
{
    public override TResult Fold<TResult, TFold>(TResult sum, TFold fold) => fold.Add(sum, width, height);
}

public sealed class Group(params Shape[] parts) : Shape
{
    public override TResult Fold<TResult, TFold>(TResult sum, TFold fold)
    {
        foreach (var part in parts)
            sum = part.Fold(sum, fold);
        return sum;
    }
}

public sealed class Drawing(Shape root, int layers)
{
    public int Extent()
    {
        var extent = 0;
        for (var layer = 0; layer < layers; layer++)
            extent = Math.Max(extent, root.Fold<int, Longest>(0, default) + layer);
        return extent;
    }

    public long Ink() => root.Fold<long, Area>(0, default);

    public override string ToString() => $"{layers} layers of a drawing";
}

public static class Samples
{
    public static Drawing Grid(int size, int layers) => new(
        new Group(
            [.. Enumerable.Range(1, size).Select(row => new Group([.. Enumerable.Range(1, size).Select(column => new Box(row, column))]))]),
        layers);
}
