namespace SplNet.Statistics;

/// <summary>All interpretations by name: the one place that chooses among them.</summary>
public static class Interpretations
{
    /// <summary>Gets the default interpretation: <see cref="PairedRuns"/>.</summary>
    public static IInterpretation Default => All[0];

    /// <summary>Gets every interpretation with its defaults, the default one first.</summary>
    public static IReadOnlyList<IInterpretation> All { get; } =
    [
        new PairedRuns(),
        new PairedMeans(),
        new TrimmedRuns(),
        new WelchRuns(),
        new WelchRuns { Satterthwaite = true },
        new Executions(),
        new Welch(),
        new Parametric(),
        new Parametric { Student = true },
        new NonParametric(),
        new HierarchicalBootstrap(),
        new MedianOrder(),
        new MedianOrder { OfRuns = true },
        new MannWhitney(),
        new MannWhitney { OfRuns = true },
        new OverlapIntervals(),
        new Anova(),
    ];

    /// <summary>Finds an interpretation; capitals, blanks, hyphens and underscores do not matter ("PairedRuns", "paired-runs").</summary>
    /// <param name="name">The name, as in <c>with interpretation = …</c>.</param>
    /// <returns>The interpretation, or null if there is none of that name; <see cref="All"/> lists them.</returns>
    public static IInterpretation? Find(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        var wanted = Plain(name);
        return All.FirstOrDefault(interpretation => string.Equals(Plain(interpretation.Name), wanted, StringComparison.OrdinalIgnoreCase));
    }

    private static string Plain(string name) => string.Concat(name.Where(char.IsLetterOrDigit));
}
