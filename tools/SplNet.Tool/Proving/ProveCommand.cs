using SplNet.Evaluation.Observing;
using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Values;
using SplNet.Versioning;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Proving;

/// <summary>
/// The command <c>splnet prove</c>: is a change faster, and does it still do the same? Cheap evidence comes first: results, tests, and only
/// then times.
/// </summary>
internal sealed class ProveCommand(TextWriter output, TextWriter errors)
{
    // New inputs vary more than repeated ones, and a gain of 5 % shall be seen. Clear differences end earlier.
    private const double LongestSeconds = 180;
    private const int MostRuns = 40;

    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;

    public ExitCode Run(ProveRequest request)
    {
        if (request.Views.Problems() is { Count: > 0 } unwritable)
            return UsageError.Write(errors, unwritable);
        try
        {
            return Prove(request);
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }
        catch (Exception failure) when (failure is RepositoryException or BuildFailedException or CacheException)
        {
            errors.WriteLine(failure.Message);
            return ExitCode.NotMeasured;
        }
    }

    private ExitCode Prove(ProveRequest request)
    {
        var revisions = ComparedRevision.ReadAll([request.Base, request.Head]);
        if (revisions.FirstOrDefault(static one => one.Revision.Kind is not (RevisionKind.Named or RevisionKind.Git)) is { } other)
            throw new SplNetException(
                $"'{other.Text}' is not a git revision. splnet prove builds tests and library from their sources. " +
                "Name commits, or WORKTREE.");
        if (request.Inputs is { } inputs && !File.Exists(inputs))
            throw new SplNetException($"--inputs {inputs} does not exist. Name a file of C# with generators.");
        var settings = Settings(request);
        var options = settings.Over(ExperimentOptions.Understood());
        ResolvedRevisions.Require(revisions, [Path.Combine(options.Versions.Repository!, request.TestProject)], options.Versions);
        errors.WriteLine($"Building the tests of {request.Base}.");
        using var tests = BaseTests.Build(request, revisions[0], revisions[1], options.Versions);
        if (tests.Operands(request.Methods, errors) is not { } search)
            return ExitCode.Usage;
        if (search.Unreadable is [var unreadable, ..])
            throw new SplNetException(string.Join(Environment.NewLine, unreadable.Problems));
        if (search.Operands.Count == 0)
        {
            errors.WriteLine(
                $"{request.TestProject} has no requirement at {request.Base}, so nothing can be measured. " +
                "Name a method with a generator, for example --method \"Parser.Parse[Inputs.Texts](200)\".");
            return ExitCode.NothingToRun;
        }

        var document = new ProveDocument
        {
            Base = request.Base,
            Head = request.Head,
            TestProject = request.TestProject,
            Inputs = request.Inputs,
            ChangedTests = tests.Changed,
            Repeat = CommandText.Of(request.Words),
        };
        var series = new ComparedSeries(
            Comparison(request, settings, tests), revisions, [ComparedMetric.Of(Estimators.Instructions)], search, null, []);
        var wasReported = false;
        using var interrupted = Interruption.BeforeTheEnd(code =>
        {
            if (!wasReported)
                Show(request, document with { Comparison = series.End(code) }, code);
        });
        document = Observe(document, search, revisions, settings, tests);
        if (!ProofRule.IsDecided(document))
        {
            errors.WriteLine($"Measuring {Plural.Of(search.Operands.Count, "operand")}.");
            series.Measure();
            document = document with { Comparison = Repeatable(series.End(), document.Repeat) };
        }

        return Interruption.AtTheEnd(() =>
        {
            wasReported = true;
            return Show(request, document);
        });
    }

    private ProveDocument Observe(
        ProveDocument document, OperandSearch search, IReadOnlyList<ComparedRevision> revisions, RunSettings settings, BaseTests tests)
    {
        errors.WriteLine($"Comparing the results of {Plural.Of(search.Operands.Count, "operand")}.");
        var (program, folders, notes) = (EvaluationContext.Find(), new List<(string Base, string Head)>(), new List<string>());
        foreach (var comparison in RevisionComparison.All(search.Operands, revisions))
        {
            var experiment = comparison.Requirement(settings.Over).Experiment();
            var sides = ComparedResults.Of(experiment, experiment.Place!(program)!, comparison.BaseName, comparison.OtherName);
            document = document with { Results = [.. document.Results, new ProvenOperand(comparison.Operand.Name, sides.Equality)] };
            if (sides is { BaseFolder: { } before, OtherFolder: { } after })
                folders.Add((before, after));
            notes.AddRange(sides.Notes);
        }

        document = document with { Notes = [.. notes.Distinct(StringComparer.Ordinal)] };
        foreach (var (before, after) in folders.Distinct())
        {
            errors.WriteLine($"Running the tests of {document.Base} with the libraries of {document.Base} and {document.Head}.");
            var tested = TestedLibrary.Run(tests.FileName, before, after);
            if (document.Tests is null or { Outcome: TestOutcome.Passed })
                document = document with { Tests = tested };
        }

        return document;
    }

    private ExitCode Show(ProveRequest request, ProveDocument evidence, int? interrupted = null)
    {
        var document = ProofRule.Decide(evidence);
        if (interrupted is { } code)
            document = document with { ExitCode = code };
        Screen.Show(output, ProveReport.Sections(document));
        return ProveViews.Of(document, _began).Write(request.Views, output) is { Length: > 0 } unwritten
            ? UsageError.Write(errors, unwritten)
            : (ExitCode)document.ExitCode;
    }

    // The outputs are private, so nothing in a folder above them says where the sources are.
    private static RunSettings Settings(ProveRequest request)
    {
        var named = request.Settings.Builds.Repository ?? ExperimentOptions.Understood().Versions.Repository
            ?? Directory.GetCurrentDirectory();
        return request.Settings with
        {
            AreInputsFresh = true,
            TimeBudgetSeconds = request.Settings.TimeBudgetSeconds ?? LongestSeconds,
            MaxRuns = MostRuns,
            Explains = true,
            Builds = request.Settings.Builds with
            {
                Repository = RepositorySearch.RootOf(RevisionKind.Git, Path.GetFullPath(named), Path.GetFullPath(named))
                    ?? Path.GetFullPath(named),
            },
        };
    }

    private static CompareRequest Comparison(ProveRequest request, RunSettings settings, BaseTests tests) => new(
        [request.Base, request.Head], new RequirementInputs([tests.Home], tests.Home, null), request.Methods, [],
        [Estimators.Instructions], null, Views.RequestedViews.None, settings)
    {
        LeavesOutBytes = true,
    };

    // The outputs are gone after the command, so only the whole proof can be repeated.
    private static CompareDocument Repeatable(CompareDocument comparison, string repeat) => comparison with
    {
        Comparisons = [.. comparison.Comparisons.Select(row => row.Result is { Repeat: not null } result
            ? row with { Result = result with { Repeat = repeat } }
            : row)],
    };
}
