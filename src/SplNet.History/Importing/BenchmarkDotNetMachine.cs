using System.Text.RegularExpressions;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>
/// The machine that a report of BenchmarkDotNet names, the same for all its versions: 0.15 writes "Linux Ubuntu 24.04" where 0.13 and 0.14 write "Ubuntu 24.04", and no longer adds the generation to Intel's processors, "(Skylake)". Else the history would end with an update of it.
/// </summary>
internal static partial class BenchmarkDotNetMachine
{
    // What it calls a processor of which the system tells nothing.
    private const string Unknown = "Unknown processor";

    /// <summary>The class of the machine.</summary>
    /// <param name="host">What the report says.</param>
    /// <param name="label">The user's word for it; empty if there is none.</param>
    public static MachineClass Of(BenchmarkDotNetHost host, string label) => MachineClass.Of(
        host.ProcessorName is null or Unknown ? null : Generation().Replace(host.ProcessorName, string.Empty),
        (host.Architecture ?? string.Empty).ToUpperInvariant(),
        host.LogicalCoreCount ?? 0,
        Kernel().Replace(host.OsVersion ?? string.Empty, string.Empty),
        label);

    [GeneratedRegex(@"(?<=^Intel Core .*) \([\w /]+\)$", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Generation();

    // Where the name of a distribution follows: "Linux Mint 20" is one itself, and is called "Linux Linux Mint 20" by 0.15.
    [GeneratedRegex(@"^Linux (?!Mint\b)(?=\D)", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Kernel();
}
