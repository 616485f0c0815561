namespace SplNet.Machine;

/// <summary>Determines the power supply of the machine.</summary>
internal static class PowerSupply
{
    /// <summary>True for a battery, false for mains power, null if the system does not report it.</summary>
    /// <param name="supplies">The folder with one folder per supply.</param>
    public static bool? IsBattery(string supplies)
    {
        // A mouse has a battery as well, whose scope is a device.
        var ofTheMachine = KernelFile.Folders(supplies, "*").Where(static supply => Read(supply, "scope") != "Device").ToList();
        if (ofTheMachine.Exists(static supply => Read(supply, "type") == "Battery" && Read(supply, "status") == "Discharging"))
            return true;
        return ofTheMachine.Exists(static supply => Read(supply, "type") is "Battery" or "Mains") ? false : null;
    }

    private static string? Read(string supply, string file) => KernelFile.Read(Path.Combine(supply, file));
}
