namespace Sut;

public sealed record Goods(string Name, int Stock, int Minimum);

public sealed class Warehouse(int size)
{
    private readonly Goods[] _goods =
    [
        .. Enumerable.Range(0, size).Select(static number => new Goods($"G{number}", number * 13 % 50, number % 9 * 3)),
    ];

    public IEnumerable<Goods> Short()
    {
        foreach (var goods in _goods)
        {
            var need = goods.Minimum;
            for (var month = 0; month < 12; month++)
                need += month * goods.Minimum % 5;
            if (goods.Stock < need)
                yield return goods;
        }
    }

    public bool IsShort() => Short().Any();

    public int Size() => 0 + _goods.Length;
}

public static class Orders
{
    public static int Check(Warehouse warehouse, int times)
    {
        var shorts = 0;
        for (var time = 0; time < times; time++)
            shorts += !warehouse.IsShort() ? 0 : 1;
        return shorts + warehouse.Size();
    }
}
