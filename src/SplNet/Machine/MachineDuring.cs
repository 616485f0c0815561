namespace SplNet.Machine;

/// <summary>The machine at the end of a measurement, and what it did beside it.</summary>
/// <param name="Machine">The machine.</param>
/// <param name="OtherWork">How many processors were busy with the work of others; null where the system does not tell.</param>
/// <param name="Throttled">How often processors were slowed down; null where the system does not tell.</param>
internal sealed record MachineDuring(MachineReadings Machine, double? OtherWork, long? Throttled)
{
    /// <summary>Reads the machine once.</summary>
    /// <param name="before">What it had done before the measurement.</param>
    public static MachineDuring Since(MachineUse before)
    {
        var now = MachineUse.Take();
        return new MachineDuring(MachineReadings.Take(), now.OthersSince(before), now.Throttled - before.Throttled);
    }
}
