using SplNet.Replaying;
using SplNet.Statements.Requirements;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.UnitTests;
using SplNet.Versioning;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Comparing;

/// <summary>The command <c>splnet compare</c>: finds operands, measures each at the base and at another revision, sums up.</summary>
internal sealed class CompareCommand(TextWriter output, TextWriter errors)
{
    private readonly DateTimeOffset _began = DateTimeOffset.UtcNow;

    public ExitCode Run(CompareRequest request)
    {
        if (request.Views.Problems() is { Count: > 0 } unwritable)
            return UsageError.Write(errors, unwritable);
        try
        {
            return request.UnitTests is not { } tests ? Run(request, summary: null) : MeasuredTests.Use(
                tests,
                request.Settings,
                errors,
                isToday: request.Runtimes.Count > 0,
                (measured, settings) => Run(request with { Inputs = measured.Inputs, Settings = settings }, measured.Summary),
                settings => Resolve(request with { Settings = settings }, RevisionsOf(request), [tests.Assembly]));
        }
        catch (RepositoryException missing)
        {
            errors.WriteLine(missing.Message);
            return ExitCode.NotMeasured;
        }
    }

    private ExitCode Run(CompareRequest request, TestsSummary? summary)
    {
        try
        {
            var (revisions, metrics) = (RevisionsOf(request), ComparedMetric.ReadAll(request.Metrics));
            if (request.TestProject is { } named)
                Resolve(request, revisions, [ProjectOf(named)]);
            using var tests = request.TestProject is { } project ? new TestProject(project, request, errors) : null;
            var operands = tests?.Operands() ?? []; // this builds the assembly that may be named too
            if (Search(request) is not { } search)
                return ExitCode.Usage;
            if (request.UnitTests is null)
                Resolve(request, revisions, search.Operands.Select(static operand => RequirementHome.PathOf(operand.Source, null)));
            return search.Operands.Count + search.Unreadable.Count + operands.Count == 0
                ? Nothing.Say(errors, request.Inputs, NearbyTests.Of(request.Inputs))
                : Compare(request, new ComparedSeries(request, revisions, metrics, search, tests, operands) { UnitTests = summary });
        }
        catch (SplNetException mistake)
        {
            return UsageError.Write(errors, mistake.Message);
        }
    }

    private static IReadOnlyList<ComparedRevision> RevisionsOf(CompareRequest request) => request.Runtimes.Count > 0
        ? [.. request.Runtimes.Select(ComparedRevision.On)]
        : ComparedRevision.ReadAll(request.Revisions, isRooted: request.UnitTests is not null);

    // Before anything is built or waits for its turn on the machine.
    private static void Resolve(CompareRequest request, IReadOnlyList<ComparedRevision> revisions, IEnumerable<string> tests)
    {
        var (options, places) = (request.Settings.Over(ExperimentOptions.Understood()), tests.ToList());
        if (request.Runtimes.Count > 0)
            ResolvedRuntimes.RequireDistinct(request.Runtimes, places);
        else
            ResolvedRevisions.Require(revisions, places, options.Versions);
        if (options.Runtime is { } runtime)
            ResolvedRuntimes.Require(runtime, places);
    }

    private ExitCode Compare(CompareRequest request, ComparedSeries series)
    {
        var wasReported = false;
        using var interrupted = Interruption.BeforeTheEnd(code =>
        {
            if (!wasReported)
                ShowResults(request, series.End(code));
        });
        series.Measure();
        return Interruption.AtTheEnd(() =>
        {
            wasReported = true;
            return ShowResults(request, series.End());
        });
    }

    private ExitCode ShowResults(CompareRequest request, CompareDocument document)
    {
        Screen.Show(output, CompareReport.Sections(document));
        return CompareViews.Of(document, _began).Write(request.Views, output) is { Length: > 0 } unwritten
            ? UsageError.Write(errors, unwritten)
            : (ExitCode)document.ExitCode;
    }

    private static string ProjectOf(string path) =>
        File.Exists(path) && Path.GetExtension(path).EndsWith("proj", StringComparison.OrdinalIgnoreCase)
            ? path
            : throw new SplNetException(
                $"--test-project is '{path}', which is not a project file. Name one such as tests/My.Tests/My.Tests.csproj.");

    private OperandSearch? Search(CompareRequest request)
    {
        var requirements = new RequirementSearch(request.Inputs, adjust: null, errors);
        var search = new OperandSearch();
        if (request is { TestProject: not null, HasTexts: false, Inputs.Files: [] })
            return search;
        if (!request.HasTexts)
        {
            if (requirements.Find() is not { } found)
                return null;
            foreach (var requirement in found)
                search.Add(requirement, request.UnitTests is null ? null : requirement.Name);
            return search;
        }

        var settings = new RequirementSettings(requirements.Home(), []);
        foreach (var method in request.Methods)
            search.Add(GivenOperands.Method(method, settings));
        foreach (var formula in request.Formulas)
            search.Add(GivenOperands.Formula(formula, settings));
        return search;
    }
}
