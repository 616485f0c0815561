using System.CommandLine;
using System.Globalization;
using System.Numerics;
using SplNet.Syntax;

namespace SplNet.Tool.CommandLine;

/// <summary>Options with numbers: the framework would take the decimal point of the user's culture.</summary>
internal static class NumberOptions
{
    private static readonly KnownOption Budget = OptionTable.Of("TimeBudget")!;

    public static Option<double?> Alpha() => Real(
        "--alpha", "The significance level, above 0 and at most 0.5. [default: from the settings, else 0.01]", "A",
        OptionTable.Of("Alpha")!);

    public static Option<int?> Seed() => Whole(
        "--seed", "The seed for the order of runs and for generated data.", "N", static _ => true,
        $"a whole number from {int.MinValue} to {int.MaxValue}");

    public static Option<double?> TimeBudget(string description) => Seconds("--time-budget", description);

    public static Option<double?> Seconds(string name, string description) =>
        Seconds(name, description, Budget);

    /// <summary>Seconds with the limits of an option.</summary>
    public static Option<double?> Seconds(string name, string description, KnownOption known) =>
        Real(name, description, "S", known.Accepts, $"a number of seconds: {known.Range}");

    /// <summary>A number with the limits of an option.</summary>
    public static Option<double?> Real(string name, string description, string helpName, KnownOption known) =>
        Real(name, description, helpName, known.Accepts, known.Range);

    /// <summary>A whole number with the limits of an option.</summary>
    public static Option<int?> Whole(string name, string description, string helpName, KnownOption known) =>
        Whole(name, description, helpName, value => known.Accepts(value), known.Range);

    public static Option<double?> Real(string name, string description, string helpName, Func<double, bool> accepts, string wanted) =>
        Number(name, description, helpName, NumberStyles.Float, accepts, wanted);

    public static Option<int?> Whole(string name, string description, string helpName, Func<int, bool> accepts, string wanted) =>
        Number(name, description, helpName, NumberStyles.Integer, accepts, wanted);

    private static Option<T?> Number<T>(
        string name, string description, string helpName, NumberStyles styles, Func<T, bool> accepts, string wanted)
        where T : struct, INumberBase<T> => new(name)
    {
        Description = description,
        HelpName = helpName,
        CustomParser = argument =>
        {
            var text = argument.Tokens[0].Value;
            if (T.TryParse(text, styles, CultureInfo.InvariantCulture, out var number) && accepts(number))
                return number;
            argument.AddError($"{name} is '{text}'; it must be {wanted}.");
            return null;
        },
    };
}
