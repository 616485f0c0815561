using System.Text.RegularExpressions;
using SplNet.History.Measurements;

namespace SplNet.History.Importing;

/// <summary>
/// The machine in a report of BenchmarkDotNet, the same for all its versions: 0.15 writes "Linux Ubuntu 24.04" where
/// 0.13 and 0.14 write "Ubuntu
/// 24.04", and no longer adds the generation to Intel's processors, "(Skylake)". Otherwise an update of it would end the history.
/// </summary>
internal static partial class BenchmarkDotNetMachine
{
    // BenchmarkDotNet's name for a processor that the system does not identify.
    private const string Unknown = "Unknown processor";

    /// <summary>Determines the class of the machine.</summary>
    /// <param name="host">The host in the report.</param>
    /// <param name="label">The user's label; empty if there is none.</param>
    public static MachineClass Of(BenchmarkDotNetHost host, string label) => MachineClass.Of(
        host.ProcessorName is null or Unknown ? null : Generation().Replace(host.ProcessorName, string.Empty),
        (host.Architecture ?? string.Empty).ToUpperInvariant(),
        host.LogicalCoreCount ?? 0,
        Kernel().Replace(host.OsVersion ?? string.Empty, string.Empty),
        label);

    [GeneratedRegex(@"(?<=^Intel Core .*) \([\w /]+\)$", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Generation();

    // Matches if the name of a distribution follows: "Linux Mint 20" is one itself, and 0.15 calls it "Linux Linux Mint 20".
    [GeneratedRegex(@"^Linux (?!Mint\b)(?=\D)", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Kernel();
}
