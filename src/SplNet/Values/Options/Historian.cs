using System.Globalization;

namespace SplNet;

/// <summary>
/// Which of the commits at which a requirement passed are its baselines (paper E). With several, the formula must hold against each of them, all at one level α: what creeps below the margin from pass to pass
/// is seen against an older one. Each of them is built once, and measured in every block.
/// </summary>
public sealed record Historian
{
    private const string WindowWord = "window";

    private readonly int _passes;

    private Historian(string name, int passes = 0) => (Name, _passes) = (name, passes);

    /// <summary>The last pass alone; the default.</summary>
    public static Historian Last { get; } = new("last", 1);

    /// <summary>The passes 1, 2, 4, 8 and so on ago: few of them, as far back as there are passes.</summary>
    public static Historian BackOff { get; } = new("backOff");

    /// <summary>Every pass. Their number grows with each commit, and so does the time that a measurement takes.</summary>
    public static Historian Complete { get; } = new("complete");

    /// <summary>As settings name it: <c>last</c>, <c>window 5</c>, <c>backOff</c>, <c>complete</c>.</summary>
    public string Name { get; }

    /// <summary>The last passes, up to a number.</summary>
    /// <param name="passes">How many, at least 1.</param>
    /// <exception cref="ArgumentOutOfRangeException">The number is below 1.</exception>
    public static Historian Window(int passes)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(passes, 1);
        return passes == 1 ? Last : new Historian(string.Create(CultureInfo.InvariantCulture, $"{WindowWord} {passes}"), passes);
    }

    /// <summary>Reads what settings say.</summary>
    /// <exception cref="FormatException">It is no historian.</exception>
    internal static Historian Parse(string text)
    {
        if (new[] { Last, BackOff, Complete }.FirstOrDefault(one => one.Name.Equals(text.Trim(), StringComparison.OrdinalIgnoreCase)) is { } named)
            return named;
        return text.Trim().Split(' ', StringSplitOptions.RemoveEmptyEntries) is [var word, var number] && word.Equals(WindowWord, StringComparison.OrdinalIgnoreCase)
            && int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out var passes) && passes > 0
            ? Window(passes)
            : throw new FormatException("write last, window 5 for the last five passes, backOff or complete.");
    }

    /// <summary>Chooses among passes, the last of which comes first.</summary>
    internal IReadOnlyList<T> Choose<T>(IReadOnlyList<T> passes) =>
        [.. passes.Where((_, index) => _passes > 0 ? index < _passes : this == Complete || int.IsPow2(index + 1))];

    /// <inheritdoc/>
    public override string ToString() => Name;
}
