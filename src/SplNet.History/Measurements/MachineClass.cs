using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.History.Measurements;

/// <summary>Machines with comparable times. They are never identified by a host name or a boot id, which change without need.</summary>
/// <param name="Processor">The processor's name for itself; empty if unknown.</param>
/// <param name="Architecture">The processor architecture, for example X64.</param>
/// <param name="Processors">Logical processors that the measuring process could use.</param>
/// <param name="System">The operating system up to its major version.</param>
/// <param name="Label">The user's label; empty if there is none.</param>
internal sealed partial record MachineClass(string Processor, string Architecture, int Processors, string System, string Label)
{
    /// <summary>Gets the key of the class.</summary>
    public string Key => ContentKey.Of(Processor, Architecture, Processors.ToString(CultureInfo.InvariantCulture), System, Label);

    /// <summary>Determines the class of a machine.</summary>
    /// <param name="processor">The processor's name for itself, if known.</param>
    /// <param name="architecture">Its architecture.</param>
    /// <param name="processors">Logical processors.</param>
    /// <param name="system">The operating system, with any version.</param>
    /// <param name="label">The user's label.</param>
    public static MachineClass Of(string? processor, string architecture, int processors, string system, string label) =>
        new(processor ?? string.Empty, architecture, processors, Major().Match(system).Value, label);

    /// <inheritdoc/>
    public override string ToString() => string.Join(
        ", ",
        new[] { Label, Processor, Architecture, Processors > 0 ? Processors.ToString(CultureInfo.InvariantCulture) : string.Empty, System }
            .Where(static part => part.Length > 0));

    [GeneratedRegex(@"^\D*\d*", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Major();
}
