using Sut;

public static class Workload
{
    private static readonly ParcelEvent[] Events =
        [
            ParcelEvent.Scan, ParcelEvent.Scan, ParcelEvent.Load, ParcelEvent.Refuse, ParcelEvent.Scan, ParcelEvent.Load, ParcelEvent.Scan,
            ParcelEvent.Load, ParcelEvent.Scan,
        ];

    public static object Run()
    {
        var counter = new ParcelCounter();
        var flow = new ParcelFlow(TransitionTable.Default, counter);
        var parcels = new Parcel[60];
        for (var i = 0; i < parcels.Length; i++)
            parcels[i] = new Parcel(i);
        var moved = flow.MoveAllAsync(parcels, Events).AsTask().GetAwaiter().GetResult();
        return $"{moved} {flow.Refused} {counter[ParcelState.Collected]} {counter[ParcelState.Delivered]}";
    }
}
