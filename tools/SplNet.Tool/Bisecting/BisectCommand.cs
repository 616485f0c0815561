using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Values.Options;
using SplNet.Values.Runtimes;
using SplNet.Versions.Bisecting;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Bisecting;

/// <summary>The command <c>splnet bisect</c>: reads the history, searches, reports.</summary>
internal sealed class BisectCommand(TextWriter output, TextWriter errors)
{
    /// <summary>Searches.</summary>
    /// <returns>The exit code for scripts, and the document of the report; null if nothing could be searched.</returns>
    public (ExitCode Code, BisectDocument? Document) Run(BisectRequest request)
    {
        try
        {
            return Search(request);
        }
        catch (RepositoryException unreadable) when (unreadable.Problem == RepositoryProblem.Unsupported)
        {
            errors.WriteLine(unreadable.Message);
            return (ExitCode.NotMeasured, null);
        }
        catch (Exception mistake) when (mistake is SplNetException or RepositoryException)
        {
            return (UsageError.Write(errors, mistake.Message), null);
        }
    }

    /// <summary>The exit code of an outcome.</summary>
    internal static ExitCode CodeOf(BisectOutcome outcome) => outcome switch
    {
        BisectOutcome.Found => ExitCode.Ok,
        BisectOutcome.EndsAlike or BisectOutcome.EndsNotMeasured => ExitCode.NotMeasured,
        _ => ExitCode.Inconclusive,
    };

    private (ExitCode Code, BisectDocument? Document) Search(BisectRequest request)
    {
        if (request.Views.Problems() is { Count: > 0 } unwritable)
            return (UsageError.Write(errors, unwritable), null);
        var began = TimeProvider.System.GetUtcNow();
        var assembly = Path.GetFullPath(request.Assembly ?? HomeAssembly.In(Environment.CurrentDirectory, "The search"));
        var home = HomeAssembly.Load(assembly);
        OptionLayers.Folder = ProgramFolder.Of(request.UnitTest is { } test ? Path.GetFullPath(test.Assembly) : assembly);
        var options = request.Settings.Over(ExperimentOptions.Understood());
        var subject = request.Formula is { } formula ? RevisedFormula.Read(formula) : null;
        var method = request.Method is { } text ? RevisedFormula.ReadMethod(text) : null;
        var history = CommitHistory.Read(request, assembly, options.Versions);
        if (history.Series.Suspects == 0)
        {
            var unchanged = request.Paths.Count > 0
                ? $"{string.Join(" or ", request.Paths)}; leave --path out to search all."
                : $"the folder: {history.Bad}.";
            errors.WriteLine($"No commit between {request.Good} and {request.Bad} changes {unchanged}");
            return (ExitCode.NothingToRun, null);
        }

        var experiments = new TextExperiments(home, settings => Quiet(request.Settings.Over(settings)));
        // The user's text: the experiments of the search name a method more than once, in other columns.
        var problems = request.Method is { } named
            ? experiments.Problems("--method", MethodText.Claim(named))
            : experiments.Problems("--formula", request.Formula!);
        if (problems.Count > 0)
            return (UsageError.Write(errors, problems), null);
        ICommitJudge judge = subject is null
            ? new MethodJudge(method!, history, experiments.Measure, request.IsForGain)
            : new FormulaJudge(subject, history, experiments.Measure);
        var alike = new CommitsAlike(subject?.Operands ?? [method!], history, experiments.Of);
        var selecting = request.MeasuresAll ? judge : new SelectingJudge(judge, history.Series, alike.Reason);
        var result = Search(request, history, selecting, options);
        var document = BisectDocument.Of(request, method, history, result, (int)CodeOf(result.Outcome)) with
        {
            Explanations = result.Suspects is [.., var last] && judge is MethodJudge compared ? compared.ExplanationsOf(last.Id) : [],
        };
        Screen.Show(output, BisectReport.Sections(request.ShowsExplanations ? document : document with { Explanations = [] }));
        var lost = BisectViews.Of(document, began).Write(request.Views, output);
        return (lost.Length > 0 ? UsageError.Write(errors, lost) : CodeOf(result.Outcome), document);
    }

    private BisectResult Search(BisectRequest request, CommitHistory history, ICommitJudge judge, ExperimentOptions options)
    {
        var progress = new BisectProgress(history.Series.Suspects, request.IsForGain, errors);
        progress.Begin(options.TimeBudget);
        return new BisectSearch(
            history.Series, judge, new BisectOptions { Probes = request.Probes, Disagreement = request.Disagreement }, progress.Decided)
            .Run();
    }

    // If lines cannot be rewritten, the line of a decision replaces the lines of its experiment.
    private static ExperimentOptions Quiet(ExperimentOptions options) =>
        options.Progress == ProgressDisplay.Auto && Console.IsErrorRedirected ? options with { Progress = ProgressDisplay.Off } : options;
}
