namespace SplNet.Machine;

/// <summary>The state of the machine at the end of a measurement, and its other activity during the measurement.</summary>
/// <param name="Machine">The machine.</param>
/// <param name="OtherWork">The number of processors that were busy with other work; null if the system does not report it.</param>
/// <param name="Throttled">The number of times that processors were throttled; null if the system does not report it.</param>
internal sealed record MachineDuring(MachineReadings Machine, double? OtherWork, long? Throttled)
{
    /// <summary>Reads the machine once.</summary>
    /// <param name="before">The activity before the measurement.</param>
    public static MachineDuring Since(MachineUse before)
    {
        var now = MachineUse.Take();
        return new MachineDuring(MachineReadings.Take(), now.OthersSince(before), now.Throttled - before.Throttled);
    }
}
