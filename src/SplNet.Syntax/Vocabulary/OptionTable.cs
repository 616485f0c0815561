namespace SplNet.Syntax;

/// <summary>The kinds of option values.</summary>
internal enum OptionKind
{
    Number,
    Whole,

    /// <summary>A time; the limits are in seconds.</summary>
    Time,

    /// <summary>One bit for each processor.</summary>
    Bits,

    /// <summary>One of a few words.</summary>
    Choice,

    /// <summary>The name of an interpretation.</summary>
    Interpretation,

    /// <summary>Where to learn from: <c>results</c>, <c>results:FOLDER</c>, <c>history</c>, <c>runs</c>.</summary>
    Learning,

    /// <summary>The name of an operand.</summary>
    Operand,

    /// <summary>Environment variables: <c>NAME=VALUE</c>, separated by semicolons.</summary>
    Variables,
}

/// <summary>An option, where it can be set, and its valid values.</summary>
/// <param name="Property">Its name in code.</param>
/// <param name="Kind">The kind of its values.</param>
/// <param name="Least">The smallest value.</param>
/// <param name="Most">The largest value.</param>
internal sealed record KnownOption(string Property, OptionKind Kind, double Least = 0, double Most = double.PositiveInfinity)
{
    private static readonly string[] Places = ["results:", "history:"];

    /// <summary>Its name in texts; null if it cannot be set there.</summary>
    public string? Name { get; init; }

    /// <summary>True if values must be above <see cref="Least"/>.</summary>
    public bool IsAbove { get; init; }

    /// <summary>An example or a hint after the range; empty for none.</summary>
    public string Hint { get; init; } = string.Empty;

    /// <summary>The words of a choice.</summary>
    public IReadOnlyList<string> Words { get; init; } = [];

    /// <summary>The property of the attribute: the name in texts with capitals instead of hyphens; null if there is none.</summary>
    public string? Attribute =>
        Name is null ? null : string.Concat(Name.Split('-').Select(static word => char.ToUpperInvariant(word[0]) + word.Substring(1)));

    /// <summary>The valid values, for messages: "It takes {…}."</summary>
    public string Range => Kind switch
    {
        OptionKind.Number => $"a number {Bounds("to", static value => Numbers.Print(value))}{Hint}",
        OptionKind.Whole => $"a whole number {Bounds("to", static value => Numbers.Print(value))}{Hint}",
        OptionKind.Time => $"a time {Bounds("to", TimeOf)}{Hint}",
        OptionKind.Bits => "a number with one bit set per processor, for example 0b0100 for the third",
        OptionKind.Choice => string.Join(", ", Words.Take(Words.Count - 1)) + " or " + Words[Words.Count - 1],
        OptionKind.Learning => "results, 'results:FOLDER', history, 'history:LOCATION' or runs",
        OptionKind.Operand => "the name of an operand as one text, for example 'Sorter.Sort(1000)'",
        OptionKind.Variables => "environment variables as one text, for example 'DOTNET_TieredPGO=0;DOTNET_ReadyToRun=0'",
        _ => "the name of an interpretation, for example welch",
    };

    /// <summary>True for a valid number, or a valid time in seconds.</summary>
    public bool Accepts(double value) =>
        Kind == OptionKind.Bits ? value != 0
        : (IsAbove ? value > Least : value >= Least) && value <= Most && !double.IsInfinity(value)
            && (Kind != OptionKind.Whole || value.Equals(Math.Floor(value)));

    /// <summary>True for a valid word.</summary>
    public bool Accepts(string word) => Kind switch
    {
        OptionKind.Choice => Words.Contains(word, StringComparer.Ordinal),
        OptionKind.Variables => word.Split(';').All(static one => one.IndexOf('=') > 0),
        OptionKind.Learning => word is "results" or "history" or "runs"
            || Array.Exists(Places, start => word.StartsWith(start, StringComparison.Ordinal) && word.Length > start.Length),
        OptionKind.Interpretation or OptionKind.Operand => true,
        _ => false,
    };

    private string Bounds(string to, Func<double, string> print) =>
        IsAbove ? $"above {print(Least)}" + (double.IsInfinity(Most) ? string.Empty : $" and up {to} {print(Most)}")
        : double.IsInfinity(Most) ? $"of at least {print(Least)}"
        : $"from {print(Least)} {to} {print(Most)}";

    private static string TimeOf(double seconds) => seconds switch
    {
        0 => "0",
        86_400 => "a day",
        >= 60 => Numbers.Print(seconds / 60) + " min",
        _ => Numbers.Print(seconds) + " s",
    };
}

/// <summary>The single table of the options that have limits. Run time, texts, attributes, analyzers and the tool use it.</summary>
internal static class OptionTable
{
    public const string Alpha = "alpha";
    public const string Resolution = "resolution";
    public const string Runs = "runs";
    public const string MaxRuns = "max-runs";
    public const string Budget = "budget";
    public const string Interpretation = "interpretation";
    public const string Learn = "learn";
    public const string LearnFrom = "learn-from";
    public const string Iterations = "iterations";
    public const string IterationTime = "iteration-time";
    public const string WarmUp = "warm-up";
    public const string WarmUpMost = "warm-up-most";
    public const string WarmUpIterations = "warm-up-iterations";
    public const string Reinstantiate = "reinstantiate";
    public const string Gc = "gc";
    public const string Tiers = "tiers";
    public const string Env = "env";

    private const double Day = 86_400;

    // Larger values would exhaust the memory or never finish.
    private const double MostRuns = 10_000;
    private const double MostIterations = 100_000;
    private const double LongestIteration = 10;
    private const double LongestWarmUp = 600;

    /// <summary>All of them, the options of texts first.</summary>
    public static IReadOnlyList<KnownOption> All { get; } =
    [
        new("Alpha", OptionKind.Number, Most: 0.5) { Name = Alpha, IsAbove = true },
        new("Resolution", OptionKind.Number) { Name = Resolution, IsAbove = true, Hint = ", for example 0.05 for 5 %" },
        new("Runs", OptionKind.Whole, 2, MostRuns) { Name = Runs, Hint = "; two runs are the fewest that show how much runs differ" },
        new("MaxRuns", OptionKind.Whole, 3, MostRuns) { Name = MaxRuns, Hint = "; Runs sets a fixed number" },
        new("TimeBudget", OptionKind.Time, Most: Day) { Name = Budget, IsAbove = true, Hint = ", for example 30 s" },
        new("Interpretation", OptionKind.Interpretation) { Name = Interpretation },
        new("Learn", OptionKind.Learning) { Name = Learn },
        new("Learn.Operand", OptionKind.Operand) { Name = LearnFrom },
        new("Iterations", OptionKind.Whole, 1, MostIterations) { Name = Iterations },
        new("IterationTime", OptionKind.Time, Most: LongestIteration) { Name = IterationTime, IsAbove = true, Hint = ", for example 2 ms" },
        new("WarmUp.Least", OptionKind.Time, Most: LongestWarmUp) { Name = WarmUp, Hint = ", for example 2 s" },
        new("WarmUp.Most", OptionKind.Time, Most: LongestWarmUp) { Name = WarmUpMost, IsAbove = true, Hint = ", for example 5 s" },
        new("WarmUp.Iterations", OptionKind.Whole, 1, MostIterations) { Name = WarmUpIterations },
        new("Reinstantiate", OptionKind.Whole, 1, MostIterations) { Name = Reinstantiate },
        new("GarbageCollector", OptionKind.Choice)
        {
            Name = Gc, Words = ["workstation", "non-concurrent", "server", "non-concurrent-server"],
        },
        new("CodeTiers", OptionKind.Choice) { Name = Tiers, Words = ["profiled", "unprofiled", "off"] },
        new("Environment", OptionKind.Variables) { Name = Env },
        new("LaunchTimeout", OptionKind.Time, Most: Day) { IsAbove = true },
        new("WaitTimeout", OptionKind.Time) { Hint = "; zero does not wait, null waits as long as it takes" },
        new("Affinity", OptionKind.Bits),
        new("NoiseMagnitude", OptionKind.Number) { Hint = "; 0 adds no noise" },
        new("Versions.BuildTimeout", OptionKind.Time, Most: Day) { IsAbove = true },
    ];

    /// <summary>The options of texts and attributes.</summary>
    public static IReadOnlyList<KnownOption> OfTexts { get; } = [.. All.Where(static option => option.Name is not null)];

    /// <summary>Their names in texts.</summary>
    public static IReadOnlyList<string> Names { get; } = [.. OfTexts.Select(static option => option.Name!)];

    /// <summary>True for an option that applies to each operand of a requirement, and so decides what is measured.</summary>
    public static bool IsOfOperand(string name) => name is Reinstantiate or Gc or Tiers or Env;

    /// <summary>Finds an option by its name in texts; null if there is none.</summary>
    public static KnownOption? Named(string name) => OfTexts.FirstOrDefault(option => option.Name == name);

    /// <summary>The option with its limits in an experiment that learns from earlier runs, where one run suffices.</summary>
    public static KnownOption Learning(KnownOption known) => known.Name == Runs ? known with { Least = 1, Hint = string.Empty } : known;

    /// <summary>Finds an option by its name in code; null if it is not limited.</summary>
    public static KnownOption? Of(string property) => All.FirstOrDefault(option => option.Property == property);

    /// <summary>Finds the option that a property of an attribute sets; null for other properties.</summary>
    public static KnownOption? OfAttribute(string property) => OfTexts.FirstOrDefault(option => option.Attribute == property);
}
