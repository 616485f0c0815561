using SplNet.Mutations.Compiling;
using SplNet.Mutations.Mutants;
using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Tool.Mutating.Choosing;
using SplNet.Tool.Mutating.Compiling;
using SplNet.Tool.Mutating.Keeping;
using SplNet.Tool.Mutating.Running;
using SplNet.Tool.Mutating.Screening;
using SplNet.Values;
using SplNet.Versioning;
using SplNet.Versions.Assemblies;

namespace SplNet.Tool.Mutating;

/// <summary>
/// A run: the mutants of a built project are compiled, counted, validated and measured, the strongest first. The user's sources and outputs
/// are only read.
/// </summary>
/// <param name="request">The user's request.</param>
/// <param name="suites">The performance tests.</param>
/// <param name="operators">The chosen operators.</param>
/// <param name="build">The project, built in a private copy.</param>
/// <param name="progress">The progress lines.</param>
/// <param name="steps">The times of the steps.</param>
internal sealed class MutateRun(
    MutateRequest request, MutateSuites suites, IReadOnlyList<IMutationOperator> operators, PrivateBuild build, MutateProgress progress,
    MutateSteps steps)
{
    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;
    private readonly string _library = Path.GetFileNameWithoutExtension(build.BuiltAssembly);
    private readonly List<string> _notes = [.. build.Notes];

    private readonly MutationSettings _settings = new()
    {
        Thresholds = request.Thresholds,
        Alpha = MutateDefaults.Alpha,
        KillBy = request.KillBy,
        TestsPerMutant = request.TestsPerMutant,
        BudgetSeconds = request.Budget?.TotalSeconds,
        Operators = request.Operators,
        Since = request.Since,
        Files = request.Files,
        Excluded = request.Excluded,
        Functional = request.Functional,
        TrustsPreserving = request.TrustsPreserving,
        ScreenOnly = request.ScreenOnly,
    };

    /// <summary>Performs the run.</summary>
    /// <exception cref="SplNetException">The user must fix a problem.</exception>
    /// <exception cref="CompilationFailedException">The project cannot be compiled again.</exception>
    public MutationResults Run()
    {
        var project = steps.Do(
            () => MutatedProject.Read(build.Call, operators), static (times, seconds) => times with { Compile = times.Compile + seconds });
        _notes.AddRange(project.Notes);
        if (!project.SameCode(File.ReadAllBytes(build.BuiltAssembly)))
            _notes.Add(
                "The code compiled here differs from the build output: a later build step changes it, " +
                "or a source generator names types by path. Both sides are measured with the code compiled here.");
        if (BuildDifference.Of(suites.Tests.Tests[0].Home, Path.GetDirectoryName(build.BuiltAssembly)!, OwnAssemblies.Of(
            build.BuiltAssembly)) is { IsCalled: true } difference)
            _notes.Add(
                $"The build for mutants makes different code than the tests have: {difference.Text}. " +
                "If the sources have not changed since the tests were built, add your build options: -p Name=Value, --framework NAME.");
        var mutants = new CompiledMutants(project, Chosen(project));
        mutants.LeaveOut(request.Functional is not null);
        progress.Step(
            $"{Plural.Of(mutants.Results.Count, "mutant")}, {mutants.Open.Count} to try; " +
            $"{Plural.Of(suites.Tests.Tests.Count, "performance test")}.");
        if (mutants.Open.Count == 0)
            return Results(mutants, [], []);
        using var kept = EarlierRun.Open(
            request.StorageFolder,
            RunKey.Of(CompiledInputs.Hash(build.Call, Path.GetDirectoryName(build.SourceFolder)!), Inputs, _settings));
        if (kept.Screened.Count + kept.Measured.Count > 0)
            _notes.Add(
                "Reused from an earlier identical run: " +
                $"counts of {Plural.Of(kept.Screened.Count, "mutant")}, {Plural.Of(kept.Measured.Count, "measured pair")}.");
        using var interrupted = Interruption.BeforeTheEnd(
            _ => progress.Step("Interrupted. The counts and measurements so far are stored; run the same command to continue."));
        return Run(
            new RunContext(request, _settings, suites, _library, progress, steps) { Project = project, Mutants = mutants, Kept = kept });
    }

    private IEnumerable<string> Inputs => suites.Files.Concat(
        new[] { request.Functional, request.OperatorsIn }.OfType<string>().Where(static file => !Requirements.ProjectFile.Is(file)));

    private IReadOnlyList<Mutant> Chosen(MutatedProject project)
    {
        var changed = request.Since is { } since
            ? ChangesSince.Of(Path.GetDirectoryName(Path.GetFullPath(request.Project))!, request.Repository, since)
            : null;
        var (wanted, left) = MutantChoice.Of(project.Mutants, request, changed);
        _notes.AddRange(left);
        return wanted;
    }

    private MutationResults Run(RunContext context)
    {
        var validation = new ValidationStep(context);
        validation.Begin();
        using var screen = steps.Do(
            () => MutantScreen.Begin(suites.Tests, _library, context.Project.Baseline, context.Project.BaselineSymbols),
            static (times, seconds) => times with { Screen = times.Screen + seconds });
        _notes.AddRange(screen.Baseline.Notes);
        var screened = new ScreenStep(context, screen).Run();
        var measured = request.ScreenOnly ? MeasuredRun.None : new MeasuringStep(context, screen).Run(validation.Run(screened.Values));
        Decide(context.Mutants, screened, measured);
        var tests = new TestsStep(context, screen.Baseline).Run(screened, measured);
        _notes.AddRange(context.Notes);
        return Results(context.Mutants, tests, measured.Controls);
    }

    private void Decide(CompiledMutants mutants, Dictionary<string, MutantScreening> screened, MeasuredRun measured)
    {
        foreach (var (id, screening) in screened)
        {
            var pairs = measured.Pairs.GetValueOrDefault(id, []).ToDictionary(static pair => pair.Test, StringComparer.Ordinal);
            mutants.Change(id, one => MutantVerdicts.Decide(
                one with
                {
                    Pairs = [.. screening.Pairs.Where(static pair => pair.IsCovered || pair.IsDifferent)
                        .Select(pair => new TestedPair(pair, pairs.GetValueOrDefault(pair.Test)))],
                    Limits = screening.Limits,
                },
                _settings));
        }
    }

    private MutationResults Results(CompiledMutants mutants, IReadOnlyList<SuiteTest> tests, IReadOnlyList<ControlResult> controls) => new()
    {
        Tool = ToolVersion.Text,
        Began = _began,
        Ended = DateTimeOffset.UtcNow,
        Project = request.Project,
        Framework = build.Framework,
        Settings = _settings,
        Machine = MachineName.Of(suites.Tests.Tests.Select(static test => test.Home).FirstOrDefault()),
        Suites = suites.Suites,
        Tests = [.. tests, .. suites.Tests.Unreadable.Select(
            static one => new SuiteTest { Name = one.Name, Suites = [], Problem = string.Join(" ", one.Problems) })],
        Mutants = mutants.Results,
        Controls = controls,
        CompileErrors = CompileErrors.Of(mutants.Results),
        Scores = Scoring.Of(mutants.Results, tests, suites.Suites, controls, _settings),
        Times = steps.Times,
        Notes = _notes,
        Folder = build.Call.Folder,
    };
}
