using SplNet.Evaluation.Reuse;
using SplNet.History.Measurements;
using SplNet.Machine;

namespace SplNet.Tool.Histories;

/// <summary>Which start of a machine this is, and how long ago. Clocks are set, so they tell only where nothing else does.</summary>
/// <param name="Boot">What tells this start from others; empty where the system does not say.</param>
/// <param name="Started">When that was, by the clock.</param>
/// <param name="Uptime">How long ago, whatever the clock says.</param>
internal sealed record MachineStart(string Boot, DateTimeOffset Started, TimeSpan Uptime)
{
    private const string BootId = "/proc/sys/kernel/random/boot_id";

    // By how much one start seems to move, where its time is reckoned back from now.
    private static readonly TimeSpan Same = TimeSpan.FromMinutes(1);

    /// <summary>This machine, now.</summary>
    public static MachineStart Now(TimeProvider clock) => new(
        KernelFile.Read(BootId) is { Length: > 0 } boot ? ContentKey.Of(boot) : string.Empty,
        MachineIdentity.Start(clock),
        TimeSpan.FromMilliseconds(Environment.TickCount64));

    /// <summary>True if what is measured now is another session than what was measured then: after another start, or long enough after.</summary>
    /// <param name="earlier">The evidence of what was measured then.</param>
    /// <param name="passed">The time since then, by the clock.</param>
    /// <param name="againAfter">How much is long enough.</param>
    public bool IsAnotherSessionThan(ChangeEvidence earlier, TimeSpan passed, TimeSpan againAfter)
    {
        if (passed >= againAfter)
            return true;
        return Boot.Length > 0 && earlier.Boot.Length > 0 ? Boot != earlier.Boot || Uptime - earlier.Uptime >= againAfter : (earlier.Started - Started).Duration() > Same;
    }
}
