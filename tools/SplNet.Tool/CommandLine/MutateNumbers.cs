using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>Options of <c>splnet mutate</c> with several numbers or a duration.</summary>
internal sealed class MutateNumbers
{
    private const double Percent = 100;
    private const int MostControls = 100_000;

    private readonly Option<IReadOnlyList<double>?> _thresholds = Several(
        "--thresholds", "The slowdowns in percent that kill a mutant, separated by commas. [default: 5,10]",
        static value => value is >= 1 and <= 1000, "percentages from 1 to 1000 separated by commas, for example 5,10");

    private readonly Option<IReadOnlyList<double>?> _doses = Several(
        "--doses", "Delays to plant, in percent of a test's time, to find what each test notices; separated by commas. [default: none]",
        static value => value is > 0 and <= 1000, "percentages above 0 separated by commas, for example 1,2,5,10,20");

    private readonly Option<IReadOnlyList<double>?> _controls = Several(
        "--controls",
        "Numbers of controls that no test must kill: identity (the same code) and layout (a different method changed). " +
        "With --budget, and by default, they take at most a fifth of the measuring time. [default: 10,10]",
        static value => value is >= 0 and <= MostControls && double.IsInteger(value),
        $"two whole numbers from 0 to {MostControls} separated by a comma, for example 10,10",
        count: 2);

    private readonly Option<TimeSpan?> _budget = Duration(
        "--budget", "Time budget: 90s, 30min, 2h. Mutants that resemble real changes come first, then the strongest. [default: none]");

    /// <summary>All options.</summary>
    public Option[] All => [_thresholds, _budget, _doses, _controls];

    /// <summary>The slowdowns that kill, the lowest first.</summary>
    public IReadOnlyList<double> Thresholds(CommandResult result) => result.GetValue(_thresholds) is { } given
        ? [.. given.Select(static value => value / Percent).Distinct().Order()]
        : MutateDefaults.Thresholds;

    /// <summary>The delays that are planted.</summary>
    public IReadOnlyList<double> Doses(CommandResult result) =>
        [.. (result.GetValue(_doses) ?? []).Select(static value => value / Percent).Distinct().Order()];

    /// <summary>How many controls of each kind.</summary>
    public (int Identity, int Layout) Controls(CommandResult result) =>
        result.GetValue(_controls) is { } given ? ((int)given[0], (int)given[1]) : (MutateDefaults.Controls, MutateDefaults.Controls);

    /// <summary>True if the user has given their number.</summary>
    public bool AsksForControls(CommandResult result) => result.GetValue(_controls) is not null;

    /// <summary>For how long to measure.</summary>
    public TimeSpan? Budget(CommandResult result) => result.GetValue(_budget);

    private static Option<IReadOnlyList<double>?> Several(
        string name, string description, Func<double, bool> accepts, string wanted, int? count = null) => new(name)
        {
            Description = description,
            HelpName = "N,M",
            CustomParser = argument =>
            {
                var text = argument.Tokens[0].Value;
                var numbers = text.Split(',', StringSplitOptions.TrimEntries).Select(static word =>
                    double.TryParse(word, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : double.NaN).ToList();
                if (numbers.TrueForAll(number => accepts(number)) && (count is null || numbers.Count == count))
                    return numbers;
                argument.AddError($"{name} is '{text}'; it must be {wanted}.");
                return null;
            },
        };

    private static Option<TimeSpan?> Duration(string name, string description) => new(name)
    {
        Description = description,
        HelpName = "TIME",
        CustomParser = argument =>
        {
            var text = argument.Tokens[0].Value;
            if (Span(text) is { } span)
                return span;
            argument.AddError($"{name} is '{text}'; it must be a duration such as 90s, 30min or 2h.");
            return null;
        },
    };

    private static TimeSpan? Span(string text)
    {
        foreach (var (unit, seconds) in new[] { ("min", 60.0), ("h", 3600.0), ("s", 1.0) })
        {
            if (text.EndsWith(unit, StringComparison.Ordinal)
                && double.TryParse(text[..^unit.Length], NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && number > 0
                && number * seconds <= TimeSpan.FromDays(7).TotalSeconds)
                return TimeSpan.FromSeconds(number * seconds);
        }

        return null;
    }
}
