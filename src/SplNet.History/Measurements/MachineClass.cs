using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.History.Measurements;

/// <summary>Machines whose times may be compared: never told by a host's name or a start of the system, which change without need.</summary>
/// <param name="Processor">What the processor calls itself; empty where nothing tells.</param>
/// <param name="Architecture">The processor architecture, for example X64.</param>
/// <param name="Processors">Logical processors that the measuring process could use.</param>
/// <param name="System">The operating system up to its major version.</param>
/// <param name="Label">The user's word for it; empty if there is none.</param>
internal sealed partial record MachineClass(string Processor, string Architecture, int Processors, string System, string Label)
{
    /// <summary>The key of the class.</summary>
    public string Key => ContentKey.Of(Processor, Architecture, Processors.ToString(CultureInfo.InvariantCulture), System, Label);

    /// <summary>The class of a machine.</summary>
    /// <param name="processor">What the processor calls itself, if known.</param>
    /// <param name="architecture">Its architecture.</param>
    /// <param name="processors">Logical processors.</param>
    /// <param name="system">The operating system, with any version.</param>
    /// <param name="label">The user's word.</param>
    public static MachineClass Of(string? processor, string architecture, int processors, string system, string label) =>
        new(processor ?? string.Empty, architecture, processors, Major().Match(system).Value, label);

    /// <inheritdoc/>
    public override string ToString() => string.Join(", ", new[] { Label, Processor, Architecture, Processors > 0 ? Processors.ToString(CultureInfo.InvariantCulture) : string.Empty, System }.Where(static part => part.Length > 0));

    [GeneratedRegex(@"^\D*\d*", RegexOptions.None, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Major();
}
