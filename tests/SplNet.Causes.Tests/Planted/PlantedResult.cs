using SplNet.Causes.Code;
using SplNet.Causes.Ranking;

namespace SplNet.Causes.Tests.Planted;

/// <summary>What is found of a planted cause.</summary>
/// <param name="Name">The folder of the pair.</param>
/// <param name="Planted">The pair.</param>
/// <param name="Findings">What was found.</param>
internal sealed record PlantedResult(string Name, PlantedCause Planted, Findings Findings)
{
    private static readonly Lazy<IReadOnlyList<PlantedResult>> Lazily = new(static () => [.. PlantedCause.Names("Planted").Select(static name => (name, planted: PlantedCause.Read(name))).Select(static pair => new PlantedResult(pair.name, pair.planted, pair.planted.Explain()))]);

    /// <summary>All pairs; each is compiled, counted and ranked once.</summary>
    public static IReadOnlyList<PlantedResult> All => Lazily.Value;

    /// <summary>True for those by which the ranking was tuned, the odd ones; the others were looked at once it was.</summary>
    public bool IsTuned => (Name[1] - '0') % 2 == 1;

    /// <summary>At which place the true cause is named, from 1; 0 if it is not. Of a cause that leaves no count it is right to name none.</summary>
    public int Rank => Planted.Counts ? Findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)).ToList().FindIndex(Planted.IsRight) + 1 : Findings.Causes.Count == 0 ? 1 : 0;

    /// <summary>What stands first, as people read it.</summary>
    public string First => Findings.Causes is [var first, ..] ? MethodKey.Spoken(first.Name) : "nothing";
}
