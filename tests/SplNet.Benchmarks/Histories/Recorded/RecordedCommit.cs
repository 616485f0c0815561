using System.Globalization;

namespace SplNet.Benchmarks;

/// <summary>A commit of the library, and what it does to the time of one of its operations.</summary>
/// <param name="Title">What its author says.</param>
/// <param name="Class">The operation whose rounds it changes; null where it changes none.</param>
/// <param name="Rounds">The rounds from then on.</param>
internal sealed record RecordedCommit(string Title, string? Class = null, int Rounds = RecordedSeries.Rounds)
{
    /// <summary>
    /// The history: three steps up and one down, of which each is in an operation of its own, and one operation that creeps up by 1.5 % of
    /// its first time in each of six commits.
    /// </summary>
    public static IReadOnlyList<RecordedCommit> All { get; } =
    [
        new("The library"),
        new("A page"),
        new("Words that nothing uses"),
        new("More on the page"),
        new("Checksums creep", "Checksums", 203),
        new("Divisions, 5 % slower", "Divisions", 210),
        new("Checksums creep", "Checksums", 206),
        new("Roots, 20 % faster", "Roots", 160),
        new("Checksums creep", "Checksums", 209),
        new("More words that nothing uses"),
        new("Checksums creep", "Checksums", 212),
        new("Shifts, 10 % slower", "Shifts", 220),
        new("Checksums creep", "Checksums", 215),
        new("Still more on the page"),
        new("Checksums creep", "Checksums", 218),
        new("Remainders, 20 % slower", "Remainders", 240),
        new("The last word on the page"),
    ];

    /// <summary>True if it makes its operation slower.</summary>
    public bool IsSlower => Rounds > RecordedSeries.Rounds;

    /// <summary>True if it is one of several small ones.</summary>
    public bool IsCreeping => Class == "Checksums";

    /// <summary>What was planted, for people.</summary>
    public string Planted => IsCreeping
        ? $"{Class} +1.5 %"
        : string.Create(
            CultureInfo.InvariantCulture,
            $"{Class} {(IsSlower ? "+" : "−")}{Math.Abs((100.0 * Rounds / RecordedSeries.Rounds) - 100):0} %");
}
