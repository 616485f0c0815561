using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that say how to measure, over all settings.</summary>
internal sealed class MeasuringOptions
{
    private readonly Option<double?> _alpha = NumberOptions.Alpha();

    private readonly Option<double?> _resolution = NumberOptions.Real(
        "--resolution", "The smallest relative effect that matters.", "R", static value => value > 0 && double.IsFinite(value), "a positive number, for example 0.05 for 5 %");

    private readonly Option<int?> _runs = NumberOptions.Whole(
        "--runs", "A fixed number of processes for each operand. [default: as many as it takes]", "N", static value => value >= 2, "a whole number of at least 2");

    private readonly Option<double?> _budget = NumberOptions.Real(
        "--time-budget", "Seconds after which an experiment starts no further process.", "S", static value => value > 0 && value <= 86_400, "a number of seconds above 0, at most a day");

    private readonly Option<int?> _seed = NumberOptions.Whole("--seed", "The seed of the order of runs and of generated data.", "N", static _ => true, "a whole number");

    private readonly Option<bool> _reuse = new("--reuse") { Description = "Use runs of earlier experiments again, for what has not changed since on this machine." };

    private readonly BuildingOptions _building = new();

    public void AddTo(Command command)
    {
        foreach (var option in new Option[] { _alpha, _resolution, _runs, _budget, _seed, _reuse })
            command.Options.Add(option);
        _building.AddTo(command);
    }

    public RunSettings Of(CommandResult result) =>
        new(result.GetValue(_alpha), result.GetValue(_resolution), result.GetValue(_runs), result.GetValue(_budget), result.GetValue(_seed), result.GetValue(_reuse)) { Builds = _building.Of(result) };
}
