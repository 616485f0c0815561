using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Comparing;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The arguments and options that select what is compared.</summary>
internal sealed class CompareOptions
{
    private readonly MeasuringOptions _measuring = new();
    private readonly ViewOptions _views = new();

    private readonly Argument<string[]> _words = new("revisions and files")
    {
        Description = "Two or more revisions (none with two runtimes), then files of formulas and assemblies with [Spl] attributes.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private readonly Option<Runtime[]> _runtimes = RuntimeOption.Several();

    private readonly Option<string?> _home = new("--assembly")
    {
        Description = "The assembly with the measured methods; its [Spl] attributes are compared if no files are named. " +
            "[default: the only assembly among the files, else the only program next to the file or in its bin/Release]",
        HelpName = "PATH",
    };

    private readonly Option<string[]> _methods = new("--method")
    {
        Description = "A method with its generators and arguments, written as in formulas; repeatable.",
        HelpName = "TEXT",
    };

    private readonly Option<string[]> _formulas =
        new("--formula") { Description = "A formula whose operands are compared; repeatable.", HelpName = "TEXT" };

    private readonly Option<string[]> _metrics = new("--metric")
    {
        Description = "An estimator to compare in addition to mean times and allocated bytes, such as median, p99 or cpu; repeatable.",
        HelpName = "NAME",
    };

    private readonly Option<string?> _project = new("--test-project")
    {
        Description = "A test project with experiments in code; dotnet test runs it, and the operands of each experiment are compared.",
        HelpName = "PATH",
    };

    private readonly Option<string?> _tests = new("--tests")
    {
        Description = "Select requirements with this text in their name, category or place, " +
            "and operands of a test project with it in their name in the table.",
        HelpName = "TEXT",
    };

    private readonly Option<CompareJudge> _judge = ChoiceOptions.Of<CompareJudge>(
        "--judge", "The judge of times: a test (default), or the ratio of the smallest iterations against --tolerance.");

    private readonly Option<double?> _tolerance = NumberOptions.Real(
        "--tolerance", "The change in percent that the minimum judge allows. [default: 5]", "PERCENT",
        static percent => percent is >= 0 and <= 1000, "a number from 0 to 1000, for example 5");

    private readonly Option<bool> _all =
        new("--all") { Description = "Measure every operand, including those that no change can have affected." };

    private readonly Option<bool> _explainsSelection =
        new("--explain-selection") { Description = "Print each change between the revisions, and the operands that it can affect." };

    private readonly Option<bool> _selectsOnly =
        new("--select-only") { Description = "Measure nothing; print which operands the changes can affect (exit code 2 if any)." };

    private readonly Option<bool> _sameResults =
        new("--same-results") { Description = "Require that each operand returns the same at both revisions, for generated inputs." };

    private readonly UnitTestOptions _unitTests = new();
    private readonly ShardOptions _shard = new();

    public void AddTo(Command command)
    {
        command.Arguments.Add(_words);
        foreach (var option in new Option[]
        {
            _runtimes, _home, _methods, _formulas, _metrics, _judge, _tolerance, _project, _tests, _all, _explainsSelection, _selectsOnly,
            _sameResults,
        })
            command.Options.Add(option);
        _unitTests.AddTo(command);
        _views.AddTo(command);
        _measuring.AddTo(command);
        _shard.AddTo(command);
        command.AddRule(result =>
        {
            foreach (var problem in Problems(result))
                result.AddError(problem);
        });
    }

    public CompareRequest Of(CommandResult result)
    {
        var home = result.GetValue(_home);
        var files = Words(result).Where(IsFile).ToList();
        var (runtimes, measuring) = (result.GetValue(_runtimes) ?? [], _measuring.Of(result));
        double? tolerance = null;
        if (result.GetValue(_judge) == CompareJudge.Minimum)
        {
            tolerance = result.GetValue(_tolerance) / 100 ?? Statistics.MinimumJudge.DefaultTolerance;
            measuring = measuring with
            {
                Runs = measuring.Runs ?? MinimumRows.Runs,
                Words = [.. measuring.Words, .. GivenOptions.Words(result, [_judge, _tolerance])],
            };
        }

        return new CompareRequest(
            [.. Words(result).Where(static word => !IsFile(word))],
            new RequirementInputs(files.Count == 0 && home is not null ? [home] : files, home, result.GetValue(_tests)),
            result.GetValue(_methods) ?? [],
            result.GetValue(_formulas) ?? [],
            result.GetValue(_metrics) ?? [],
            result.GetValue(_project),
            _views.Of(result),
            runtimes is [var only]
                ? measuring with { Runtime = only, Words = [.. measuring.Words, RunSettings.RuntimeOption, only.Text] }
                : measuring)
        {
            Tolerance = tolerance,
            MeasuresAll = result.GetValue(_all),
            ExplainsSelection = result.GetValue(_explainsSelection),
            SelectsOnly = result.GetValue(_selectsOnly),
            ComparesResults = result.GetValue(_sameResults),
            Shard = _shard.Of(result),
            UnitTests = _unitTests.Of(result),
            Runtimes = runtimes.Length > 1 ? runtimes : [],
        };
    }

    private IEnumerable<string> Problems(CommandResult result)
    {
        var hasTexts = result.GetValue(_methods) is { Length: > 0 } || result.GetValue(_formulas) is { Length: > 0 };
        if (ProblemOfSides(
            Words(result).Count(static word => !IsFile(word)), result.GetResult(_runtimes)?.Tokens.Count ?? 0) is { } problem)
            yield return problem;
        var others = Words(result).Where(IsFile).Concat(new Option[] { _home, _project, _tests, _methods, _formulas }
            .Where(option => result.GetResult(option) is { Implicit: false }).Select(static option => option.Name)).ToList();
        if (_unitTests.AreGiven(result) && others.Count > 0)
            yield return $"{UnitTestOptions.Name} measures only the tests of an assembly; --filter selects among them. " +
                $"Leave out {string.Join(", ", others)}.";
        else if (!_unitTests.AreGiven(result) && !Words(result).Any(IsFile) && result.GetValue(_home) is null
            && result.GetValue(_project) is null)
            yield return "Nothing to measure. Name the assembly with --assembly, tests with --test-project, " +
                "unit tests with --unit-tests, or files of formulas (.spl) and assemblies (.dll) with [Spl] attributes.";
        foreach (var option in new[] { _explainsSelection, _selectsOnly }.Where(option => result.GetValue(option)))
        {
            if (result.GetValue(_all) || result.GetValue(_runtimes) is { Length: > 1 })
                yield return $"{option.Name} needs a selection, but --all and a comparison of runtimes measure everything. " +
                    $"Leave out {option.Name}.";
        }

        if (result.GetValue(_sameResults)
            && (_unitTests.AreGiven(result) || result.GetValue(_project) is not null || result.GetValue(_runtimes) is { Length: > 1 }))
            yield return "--same-results compares operands of texts at revisions. Unit tests and experiments in code return nothing to " +
                "compare; splnet prove runs the tests. Leave out --same-results, or name methods or requirements.";
        if (result.GetValue(_tolerance) is not null && result.GetValue(_judge) != CompareJudge.Minimum)
            yield return "--tolerance is for the minimum judge. Add --judge minimum, or leave it out.";
        if (hasTexts && result.GetValue(_tests) is not null)
            yield return "--tests selects requirements, but --method and --formula replace them. Leave out one of these options.";
    }

    private static string? ProblemOfSides(int revisions, int runtimes) => (revisions, runtimes) switch
    {
        (0, 1) => "Nothing to compare with. Name a second runtime, " +
            $"for example {RunSettings.RuntimeOption} 10 {RunSettings.RuntimeOption} 11, or two revisions to measure on this one.",
        ( > 0, > 1) => "compare takes several revisions or several runtimes, not both. " +
            $"Leave out the revisions to compare today's code on the runtimes, or name one {RunSettings.RuntimeOption} for all revisions.",
        ( < 2, < 2) => "Nothing to compare. Name two revisions or more, the base first, for example v1.2 HEAD, or two runtimes, " +
            $"{RunSettings.RuntimeOption} 10 {RunSettings.RuntimeOption} 11.",
        _ => null,
    };

    private string[] Words(CommandResult result) => result.GetValue(_words) ?? [];

    // A branch may have the name of a folder, so an existing path does not decide.
    private static bool IsFile(string word) =>
        (RequirementInputs.IsAssembly(word) || Path.GetExtension(word).Equals(".spl", StringComparison.OrdinalIgnoreCase))
        && !(word.IndexOf(':', StringComparison.Ordinal) is > 0 and var colon && Syntax.Revisions.KindOf(word[..colon]) is not null);
}
