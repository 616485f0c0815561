namespace Sut;

public enum ParcelState
{
    Announced,
    Collected,
    Sorted,
    OnTheWay,
    Delivered,
    Returned,
}

public enum ParcelEvent
{
    Scan,
    Load,
    Refuse,
}

/// <summary>From which state an event leads to which other one.</summary>
public sealed class TransitionTable
{
    private readonly ParcelState?[,] _targets =
        new ParcelState?[Enum.GetValues<ParcelState>().Length, Enum.GetValues<ParcelEvent>().Length];

    public static TransitionTable Default { get; } = new TransitionTable()
        .Add(ParcelState.Announced, ParcelEvent.Scan, ParcelState.Collected)
        .Add(ParcelState.Collected, ParcelEvent.Scan, ParcelState.Sorted)
        .Add(ParcelState.Sorted, ParcelEvent.Load, ParcelState.OnTheWay)
        .Add(ParcelState.OnTheWay, ParcelEvent.Scan, ParcelState.Delivered)
        .Add(ParcelState.OnTheWay, ParcelEvent.Refuse, ParcelState.Returned)
        .Add(ParcelState.Returned, ParcelEvent.Scan, ParcelState.Collected);

    public TransitionTable Add(ParcelState from, ParcelEvent on, ParcelState to)
    {
        _targets[(int)from, (int)on] = to;
        return this;
    }

    public ParcelState? Target(ParcelState from, ParcelEvent on) => _targets[(int)from, (int)on];
}

/// <summary>A parcel on its way.</summary>
public sealed class Parcel(int number)
{
    public int Number { get; } = number;

    public ParcelState State { get; internal set; }

    public int Moves { get; internal set; }
}

/// <summary>Hears of states that somebody waits for.</summary>
public interface IParcelObserver
{
    ValueTask<bool> ReachedAsync(Parcel parcel, ParcelState state);
}

/// <summary>Counts parcels by their states.</summary>
public sealed class ParcelCounter : IParcelObserver
{
    private readonly int[] _counts = new int[Enum.GetValues<ParcelState>().Length];

    public int this[ParcelState state] => _counts[(int)state];

    public ValueTask<bool> ReachedAsync(Parcel parcel, ParcelState state)
    {
        _counts[(int)state]++;
        return new ValueTask<bool>(true);
    }
}

/// <summary>Moves parcels from state to state.</summary>
public sealed class ParcelFlow(TransitionTable table, IParcelObserver observer)
{
    public int Refused { get; private set; }

    public ValueTask<bool> MoveAsync(Parcel parcel, ParcelEvent on)
    {
        if (table.Target(parcel.State, on) is { } target)
            return Enter(parcel, target);
        Refused++;
        return new ValueTask<bool>(false);
    }

    public async ValueTask<int> MoveAllAsync(IReadOnlyList<Parcel> parcels, IReadOnlyList<ParcelEvent> events)
    {
        var moved = 0;
        for (var i = 0; i < parcels.Count; i++)
        {
            for (var j = 0; j < events.Count; j++)
            {
                if (await MoveAsync(parcels[i], events[j]).ConfigureAwait(false))
                    moved++;
            }
        }

        return moved;
    }

    private ValueTask<bool> Enter(Parcel parcel, ParcelState state)
    {
        parcel.State = state;
        parcel.Moves++;
        return observer.ReachedAsync(parcel, state);
    }
}
