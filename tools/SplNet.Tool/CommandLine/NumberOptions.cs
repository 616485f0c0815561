using System.CommandLine;
using System.Globalization;
using System.Numerics;

namespace SplNet.Tool.CommandLine;

/// <summary>Options with numbers: the framework would take the decimal point of the user's culture.</summary>
internal static class NumberOptions
{
    public static Option<double?> Alpha() => Real(
        "--alpha",
        "The significance level, above 0 and at most 0.5. [default: from the settings, else 0.01]",
        "A",
        static alpha => alpha is > 0 and <= 0.5,
        "a number above 0 and at most 0.5, for example 0.01");

    public static Option<int?> Seed() => Whole(
        "--seed", "The seed for the order of runs and for generated data.", "N", static _ => true,
        $"a whole number from {int.MinValue} to {int.MaxValue}");

    public static Option<double?> TimeBudget(string description) => Seconds("--time-budget", description);

    public static Option<double?> Seconds(string name, string description) =>
        Real(name, description, "S", static value => value > 0 && value <= 86_400, "a number of seconds above 0, at most a day");

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
