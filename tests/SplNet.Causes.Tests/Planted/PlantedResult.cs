using SplNet.Causes.Code;
using SplNet.Causes.Ranking;

namespace SplNet.Causes.Tests.Planted;

/// <summary>What is found of a planted cause.</summary>
/// <param name="Name">The folder of the pair.</param>
/// <param name="Planted">The pair.</param>
/// <param name="Findings">What was found.</param>
internal sealed record PlantedResult(string Name, PlantedCause Planted, Findings Findings)
{
    private static readonly Lazy<IReadOnlyList<PlantedResult>> Lazily = new(static () => In(string.Empty));
    private static readonly Lazy<IReadOnlyList<PlantedResult>> LazilyFurther = new(static () => In("Further"));

    /// <summary>The first thirty pairs; each is compiled, counted and ranked once.</summary>
    public static IReadOnlyList<PlantedResult> All => Lazily.Value;

    /// <summary>Thirty more, with paths through the base library, overloads, less work and bytes.</summary>
    public static IReadOnlyList<PlantedResult> Further => LazilyFurther.Value;

    private static IReadOnlyList<PlantedResult> In(string folder) =>
    [
        .. PlantedCause.Names(Path.Combine("Planted", folder))
            .Select(name => (name, planted: PlantedCause.Read(Path.Combine(folder, name))))
            .Select(static pair => new PlantedResult(pair.name, pair.planted, pair.planted.Explain())),
    ];

    /// <summary>True for those by which the ranking was tuned, the odd ones; the others were looked at once it was.</summary>
    public bool IsTuned => (Name[1] - '0') % 2 == 1;

    /// <summary>
    /// At which place the true cause is named, from 1; 0 if it is not. Of a cause that leaves no count it is right to name none.
    /// </summary>
    public int Rank =>
        Planted.Counts ? Findings.Causes.Select(static cause => MethodKey.FullName(cause.Name)).ToList().FindIndex(Planted.IsRight) + 1
        : Findings.Causes.Count == 0 ? 1
        : 0;

    /// <summary>
    /// What is said without doubt and is false; empty if nothing is. Counts are facts. A method that is not at fault must not have most of
    /// the blame, nor a reason to have any; and no cause that leaves counts leaves none.
    /// </summary>
    public IEnumerable<string> FalseClaims => Planted.Counts && Findings is { Causes: [], SeenIn: null }
        ? ["nothing that was counted explains it"]
        : Findings.Causes.Where(cause => !Planted.IsRight(MethodKey.FullName(cause.Name)) && (cause.Share > 0.5 || cause.Clues.Any(
            static clue => clue.Kind is ClueKind.SharedField or ClueKind.WrittenField or ClueKind.CalledBack or ClueKind.OtherArguments)))
            .Where(static cause => !cause.Clues.Any(static clue => clue.Kind is ClueKind.LeftOver or ClueKind.SetUpAlone))
            .Select(static cause => MethodKey.ReadableName(cause.Name));

    /// <summary>What stands first, as people read it.</summary>
    public string First => Findings.Causes is [var first, ..] ? MethodKey.ReadableName(first.Name) : "nothing";
}
