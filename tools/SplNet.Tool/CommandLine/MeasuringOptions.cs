using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Statistics;
using SplNet.Syntax;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The options for measuring, over all settings.</summary>
/// <param name="explains">True if a verdict is given, whose causes can be looked for.</param>
/// <param name="interpretation">The default interpretation of samples, for people.</param>
/// <param name="choosesRuntime">True if the runtime of all measuring processes can be chosen.</param>
/// <param name="reuses">True if runs of earlier experiments may count.</param>
internal sealed class MeasuringOptions(
    bool explains = true, string interpretation = InterpretationOption.OfRequirements, bool choosesRuntime = false,
    bool reuses = true)
{
    private readonly Option<double?> _alpha = NumberOptions.Alpha();

    private readonly Option<double?> _resolution = NumberOptions.Real(
        "--resolution", "The smallest relative effect that matters.", "R", OptionTable.Of("Resolution")!);

    private readonly Option<int?> _runs = NumberOptions.Whole(
        "--runs", "A fixed number of processes for each operand. [default: as many as needed]", "N", OptionTable.Of("Runs")!);

    private readonly Option<int?> _iterations = NumberOptions.Whole(
        "--iterations", "The number of iterations in each process. [default: from the settings, else 20]", "N",
        OptionTable.Of("Iterations")!);

    private readonly Option<double?> _warmUp = NumberOptions.Seconds(
        "--warm-up", "Seconds that each process warms up at least. [default: until the operand is warm]", OptionTable.Of("WarmUp.Least")!);

    private readonly Option<IInterpretation?> _interpretation = InterpretationOption.Create(interpretation);

    private readonly Option<double?> _budget = NumberOptions.TimeBudget("Seconds after which an experiment starts no more processes.");

    private readonly Option<int?> _seed = NumberOptions.Seed();

    private readonly Option<bool> _reuse =
        new("--reuse") { Description = "Reuse runs of earlier experiments on this machine for code that has not changed since." };

    private readonly Option<bool> _verbose = new("--verbose") { Description = "Print the full report of each requirement." };

    private readonly Option<bool> _explain = ExplainOption.Create();

    private readonly Option<Runtime?> _runtime = RuntimeOption.One();

    private readonly BuildingOptions _building = new();

    public void AddTo(Command command)
    {
        foreach (var option in new Option[]
            { _alpha, _resolution, _runs, _iterations, _warmUp, _interpretation, _budget, _seed })
            command.Options.Add(option);
        if (reuses)
            command.Options.Add(_reuse);
        if (explains)
        {
            command.Options.Add(_explain);
            command.Options.Add(_verbose);
        }

        if (choosesRuntime)
            command.Options.Add(_runtime);
        _building.AddTo(command);
    }

    public RunSettings Of(CommandResult result)
    {
        var builds = _building.Of(result);
        return new RunSettings(
            result.GetValue(_alpha), result.GetValue(_resolution), result.GetValue(_runs), result.GetValue(_budget), result.GetValue(_seed),
            reuses && result.GetValue(_reuse))
        {
            Iterations = result.GetValue(_iterations),
            WarmUpSeconds = result.GetValue(_warmUp),
            Interpretation = result.GetValue(_interpretation),
            Explains = explains && result.GetValue(_explain),
            IsVerbose = explains && result.GetValue(_verbose),
            Runtime = choosesRuntime ? result.GetValue(_runtime) : null,
            Builds = builds,
            Words =
            [
                .. GivenOptions.Words(
                    result, [_alpha, _resolution, _runs, _iterations, _warmUp, _interpretation, _budget, _explain, _runtime]),
                .. builds.Words,
            ],
        };
    }
}
