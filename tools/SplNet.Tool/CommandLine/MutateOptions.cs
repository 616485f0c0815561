using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Mutations.Results;
using SplNet.Tool.Mutating;
using SplNet.Tool.Requirements;
using SplNet.Values.Options;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select what is mutated, by which tests, and when it counts as noticed.</summary>
internal sealed class MutateOptions
{
    private readonly Option<string> _project =
        new("--project") { Description = "The project to mutate.", HelpName = "PATH", Required = true };

    private readonly Option<string[]> _tests = new("--tests")
    {
        Description = "Performance tests: an assembly with [Spl] attributes or a file of formulas, optionally as NAME=path; " +
            "repeatable, with scores for each.",
        HelpName = "NAME=PATH",
        Required = true,
    };

    private readonly Option<string?> _home = new("--assembly")
    {
        Description = "The assembly with the methods that files of formulas name. " +
            "[default: the only program next to the file or in its bin/Release]",
        HelpName = "PATH",
    };

    private readonly Option<string?> _functional = new("--functional")
    {
        Description = "An assembly of unit tests; a mutant that fails one of them does not count. " +
            "[default: none; only mutants that preserve results by construction count]",
        HelpName = "PATH",
    };

    private readonly Option<string?> _since =
        new("--since") { Description = "Mutate only lines changed since a git revision, such as main or v1.2.", HelpName = "REV" };

    private readonly Option<string?> _operators =
        new("--operators") { Description = "Use only these operators: names separated by commas. [default: all]", HelpName = "A,B" };

    private readonly Option<string?> _operatorsIn =
        new("--operators-in") { Description = "An assembly with custom operators.", HelpName = "PATH" };

    private readonly Option<string[]> _files =
        new("--files") { Description = "Mutate only matching files, relative to the project: src/**/*.cs; repeatable.", HelpName = "GLOB" };

    private readonly Option<string[]> _excluded =
        new("--exclude") { Description = "Exclude matching files; repeatable.", HelpName = "GLOB" };

    private readonly Option<bool> _screenOnly =
        new("--screen-only") { Description = "Count what tests execute with each mutant; measure nothing." };

    private readonly Option<bool> _trusts =
        new("--trust-preserving") { Description = "Skip functional tests for mutants that preserve results by construction." };

    private readonly Option<KillBy> _killBy = ChoiceOptions.Of<KillBy>(
        "--kill-by",
        "The rule that kills: a test with a level per mutant (default), or the 99 % interval of throughput (RCI) as published.");

    private readonly Option<string?> _resume = new("--resume")
    {
        Description = "The folder that stores results so that a run can continue. [default: one next to the cache of versions]",
        HelpName = "DIR",
    };

    private readonly Option<double?> _breakAt = NumberOptions.Real(
        "--break-at", "Fail if the score at the lowest threshold is below PERCENT.", "PERCENT", static value => value is >= 0 and <= 100,
        "a number from 0 to 100");

    private readonly Option<int?> _testsPerMutant = NumberOptions.Whole(
        "--tests-per-mutant", "Number of tests to measure on a mutant before survivors get more. [default: 5]", "N",
        static value => value is >= 1 and <= 1000, "a whole number from 1 to 1000");

    private readonly MutateNumbers _numbers = new();
    private readonly MutateViewOptions _views = new();

    private readonly Option<string?> _framework = new("--framework")
    {
        Description = "The target framework to mutate. [default: the best one that the tests can load]",
        HelpName = "NAME",
    };

    private readonly Option<string[]> _properties =
        new("--property", "-p") { Description = "An MSBuild property, Name=Value; repeatable.", HelpName = "N=V" };

    private readonly Option<string[]> _skippedSubmodules = new("--skip-submodule")
    {
        Description = "A submodule to leave out of the build, or a folder that contains some; repeatable.",
        HelpName = "PATH",
    };

    private readonly Option<double?> _timeout = NumberOptions.Seconds(
        "--build-timeout", "Time limit of a build in seconds. [default: 600]");

    private readonly Option<string?> _repository = new("--repository")
    {
        Description = "A folder in the repository, for --since. [default: the folder of the project]",
        HelpName = "FOLDER",
    };

    private Option[] All =>
    [
        _project, _tests, _home, _functional, _since, _operators, _operatorsIn, _files, _excluded, .. _numbers.All, _killBy,
        _testsPerMutant, _resume, _screenOnly, _trusts, _breakAt, _framework, _properties, _skippedSubmodules, _timeout, _repository,
    ];

    /// <summary>Adds them to the command, with their rules.</summary>
    public void AddTo(Command command)
    {
        foreach (var option in All)
            command.Options.Add(option);
        command.AddRule(result =>
        {
            foreach (var problem in Problems(result))
                result.AddError(problem);
        });
        _views.AddTo(command);
    }

    /// <summary>The request in these options.</summary>
    public MutateRequest Of(CommandResult result) => new(result.GetValue(_project)!, result.GetValue(_tests) ?? [])
    {
        Home = result.GetValue(_home),
        Functional = result.GetValue(_functional),
        Since = result.GetValue(_since),
        Operators = Words(result.GetValue(_operators)),
        OperatorsIn = result.GetValue(_operatorsIn),
        Files = result.GetValue(_files) ?? [],
        Excluded = result.GetValue(_excluded) ?? [],
        Thresholds = _numbers.Thresholds(result),
        KillBy = result.GetValue(_killBy),
        Budget = _numbers.Budget(result),
        Doses = _numbers.Doses(result),
        IdentityControls = _numbers.Controls(result).Identity,
        LayoutControls = _numbers.Controls(result).Layout,
        AsksForControls = _numbers.AsksForControls(result),
        TestsPerMutant = result.GetValue(_testsPerMutant) ?? MutateDefaults.TestsPerMutant,
        Resume = result.GetValue(_resume),
        ScreenOnly = result.GetValue(_screenOnly),
        TrustsPreserving = result.GetValue(_trusts),
        BreakAt = result.GetValue(_breakAt) / 100,
        Framework = result.GetValue(_framework),
        Properties = VersionSettings.Properties(result.GetValue(_properties) ?? []),
        SkippedSubmodules = result.GetValue(_skippedSubmodules) ?? [],
        BuildTimeout = TimeSpan.FromSeconds(result.GetValue(_timeout) ?? MutateDefaults.BuildSeconds),
        Repository = result.GetValue(_repository),
        Views = _views.Of(result),
    };

    private IEnumerable<string> Problems(CommandResult result)
    {
        var suites = (result.GetValue(_tests) ?? []).Select(SuiteName.Of).ToList();
        foreach (var name in suites.GroupBy(static suite => suite.Name, StringComparer.Ordinal).Where(static same => same.Count() > 1))
            yield return $"Two suites have the name '{name.Key}'. Name each with --tests NAME=path.";
        foreach (var suite in suites.Where(static suite =>
            !RequirementInputs.IsAssembly(suite.Path) && !Path.GetExtension(suite.Path).Equals(".spl", StringComparison.OrdinalIgnoreCase)))
            yield return $"--tests is '{suite.Path}'; it must be an assembly (.dll) with [Spl] attributes or a file of formulas (.spl).";
        if (result.GetValue(_project) is { } project && !ProjectFile.IsSingle(project))
            yield return $"--project is '{project}'; it must be a project file such as My/My.csproj.";
        if (result.GetValue(_screenOnly) && result.GetValue(_breakAt) is not null)
            yield return "--screen-only measures nothing, so --break-at would have no score. Leave out one of them.";
        foreach (var property in (result.GetValue(_properties) ?? []).Where(
            static property => property.IndexOf('=', StringComparison.Ordinal) <= 0))
            yield return $"--property is '{property}'; it must be Name=Value.";
    }

    private static string[] Words(string? text) =>
        text?.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries) ?? [];
}
