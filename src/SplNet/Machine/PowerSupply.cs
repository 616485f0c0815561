namespace SplNet.Machine;

/// <summary>What supplies the machine with power.</summary>
internal static class PowerSupply
{
    /// <summary>True if a battery does, false if the mains do, null if the system does not tell.</summary>
    /// <param name="supplies">The folder with one folder per supply.</param>
    public static bool? IsBattery(string supplies)
    {
        // A mouse has a battery too; its scope is a device.
        var ofTheMachine = KernelFile.Folders(supplies, "*").Where(static supply => Read(supply, "scope") != "Device").ToList();
        if (ofTheMachine.Exists(static supply => Read(supply, "type") == "Battery" && Read(supply, "status") == "Discharging"))
            return true;
        return ofTheMachine.Exists(static supply => Read(supply, "type") is "Battery" or "Mains") ? false : null;
    }

    private static string? Read(string supply, string file) => KernelFile.Read(Path.Combine(supply, file));
}
