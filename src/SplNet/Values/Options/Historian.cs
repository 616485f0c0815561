using System.Globalization;

namespace SplNet;

/// <summary>
/// Chooses baselines among the commits at which a requirement passed (paper E). With several baselines the formula must hold against each,
/// all at one level α: a slow drift within the margin from pass to pass shows against an older baseline. Each baseline is built once and
/// measured in every round of runs.
/// </summary>
public sealed record Historian
{
    private const string WindowWord = "window";

    private readonly int _passes;

    private Historian(string name, int passes = 0) => (Name, _passes) = (name, passes);

    /// <summary>Uses the last pass only; the default.</summary>
    public static Historian Last { get; } = new("last", 1);

    /// <summary>Uses the passes 1, 2, 4, 8 and so on ago: few of them, but as far back as there are passes.</summary>
    public static Historian BackOff { get; } = new("backOff");

    /// <summary>Uses every pass. Their number, and with it the measuring time, grows with each commit.</summary>
    public static Historian Complete { get; } = new("complete");

    /// <summary>The name in settings: <c>last</c>, <c>window 5</c>, <c>backOff</c>, <c>complete</c>.</summary>
    public string Name { get; }

    /// <summary>Uses the last passes, up to a number.</summary>
    /// <param name="passes">The number of passes, at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number is below 1.</exception>
    public static Historian Window(int passes)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(passes, 1);
        return passes == 1 ? Last : new Historian(string.Create(CultureInfo.InvariantCulture, $"{WindowWord} {passes}"), passes);
    }

    /// <summary>Parses the text of a setting.</summary>
    /// <exception cref="FormatException">The text is not a historian.</exception>
    internal static Historian Parse(string text)
    {
        if (new[] { Last, BackOff, Complete }.FirstOrDefault(
            one => one.Name.Equals(text.Trim(), StringComparison.OrdinalIgnoreCase)) is { } named)
            return named;
        return text.Trim().Split(' ', StringSplitOptions.RemoveEmptyEntries) is [var word, var number]
            && word.Equals(WindowWord, StringComparison.OrdinalIgnoreCase)
            && int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out var passes) && passes > 0
            ? Window(passes)
            : throw new FormatException("write last, window 5 for the last five passes, backOff or complete.");
    }

    /// <summary>Chooses among passes, which are listed from the last to the first.</summary>
    internal IReadOnlyList<T> Choose<T>(IReadOnlyList<T> passes) =>
        [.. passes.Where((_, index) => _passes > 0 ? index < _passes : this == Complete || int.IsPow2(index + 1))];

    /// <inheritdoc/>
    public override string ToString() => Name;
}
