namespace Sut;

/// <summary>A place in the town.</summary>
public readonly record struct Place(int X, int Y)
{
    public int DistanceTo(Place other) => Math.Abs(X - other.X) + Math.Abs(Y - other.Y);
}

/// <summary>A courier, who is where the last order was brought.</summary>
public sealed class Courier(int number, Place at)
{
    public int Number { get; } = number;

    public Place At { get; private set; } = at;

    public int Travelled { get; private set; }

    public async Task BringAsync(Place to)
    {
        await Task.Yield();
        Travelled += At.DistanceTo(to);
        At = to;
    }
}

/// <summary>Gives each order to the nearest courier.</summary>
public sealed class Dispatch(IReadOnlyList<Courier> couriers)
{
    public async Task<int> AssignAsync(IReadOnlyList<Place> orders)
    {
        foreach (var order in orders)
            await GiveAsync(order);
        return couriers.Sum(static courier => courier.Travelled);

        async ValueTask GiveAsync(Place order)
        {
            var nearest = couriers[0];
            for (var index = 1; index < couriers.Count; index++)
            {
                if (couriers[index].At.DistanceTo(order) < nearest.At.DistanceTo(order))
                    nearest = couriers[index];
            }

            await nearest.BringAsync(order).ConfigureAwait(false);
        }
    }
}
