namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Pool(int size)
{
    private readonly Lease?[] _leases = new Lease?[size];
    private int _next;

    public int Size => _leases.Length;

    public int Taken { get; private set; }

    public IDisposable Take()
    {
        while (_leases[_next] is not null)
            _next = (_next + 1) % _leases.Length;
        Taken += 1;
        return _leases[_next] = new Lease(this, _next);
    }

    internal Lease? At(int place) => _leases[place];

    internal void Free(int place)
    {
        _leases[place] = null;
        Taken--;
    }
}

public sealed class Lease(Pool pool, int place) : IDisposable
{
    public int Place => place;

    public void Dispose() => pool.Free(place);
}

public static class Requests
{
    public static int Serve(Pool pool, int count)
    {
        var served = 0;
        for (var request = 0; request < count; request++)
        {
            using (pool.Take())
            using (pool.Take())
                served += pool.Taken;
        }

        return served;
    }

    public static bool IsIdle(Pool pool) => 0 == pool.Taken;
}
