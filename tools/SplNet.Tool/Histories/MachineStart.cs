using SplNet.Evaluation.Reuse;
using SplNet.History.Measurements;
using SplNet.Machine;

namespace SplNet.Tool.Histories;

/// <summary>The identity and the time of a machine's start. Clocks may be changed, so they decide only if nothing else does.</summary>
/// <param name="Boot">The system's id of this start; empty if there is none.</param>
/// <param name="Started">The start time, by the clock.</param>
/// <param name="Uptime">The uptime, independent of the clock.</param>
internal sealed record MachineStart(string Boot, DateTimeOffset Started, TimeSpan Uptime)
{
    private const string BootId = "/proc/sys/kernel/random/boot_id";

    // The apparent shift of a start time that is computed back from now.
    private static readonly TimeSpan Same = TimeSpan.FromMinutes(1);

    /// <summary>The current start of this machine.</summary>
    public static MachineStart Now(TimeProvider clock) => new(
        KernelFile.Read(BootId) is { Length: > 0 } boot ? ContentKey.Of(boot) : string.Empty,
        MachineIdentity.Start(clock),
        TimeSpan.FromMilliseconds(Environment.TickCount64));

    /// <summary>
    /// True if a measurement now is in a different session than an earlier one: after another start, or long enough after it.
    /// </summary>
    /// <param name="earlier">The evidence of the earlier measurement.</param>
    /// <param name="passed">The elapsed time by the clock.</param>
    /// <param name="againAfter">The time that is long enough.</param>
    public bool IsAnotherSessionThan(ChangeEvidence earlier, TimeSpan passed, TimeSpan againAfter)
    {
        if (passed >= againAfter)
            return true;
        return Boot.Length > 0 && earlier.Boot.Length > 0
            ? Boot != earlier.Boot || Uptime - earlier.Uptime >= againAfter
            : (earlier.Started - Started).Duration() > Same;
    }
}
