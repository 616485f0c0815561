using System.Diagnostics;
using SplNet.Evaluation.Inquiries;
using SplNet.Evaluation.Progress;
using SplNet.Tool.Reporting;
using SplNet.UnitTests;
using SplNet.Values;
using SplNet.Values.Options;
using SplNet.Versioning;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Comparing;

/// <summary>
/// A project of tests whose experiments are written in code: <c>dotnet test</c> runs it, first to list its operands, since their number
/// decides the level of each measurement. Then it runs the tests with operands again, to measure them.
/// </summary>
/// <param name="project">The path of the project file.</param>
/// <param name="request">The user's request.</param>
/// <param name="errors">Takes the current activity.</param>
internal sealed class TestProject(string project, CompareRequest request, TextWriter errors) : IDisposable
{
    private const int ShownLines = 20;

    private readonly string _folder = Directory.CreateTempSubdirectory("splnet-tests-").FullName;

    /// <summary>The measurements; after a signal, the measurements before it.</summary>
    public IReadOnlyList<InquiryAnswer> Answers { get; private set; } = [];

    /// <summary>The operands of its experiments.</summary>
    /// <exception cref="SplNetException">The tests cannot be run, or have no experiment.</exception>
    public IReadOnlyList<InquiryAnswer> Operands()
    {
        errors.WriteLine($"Building {Path.GetFileName(project)} and finding the experiments of its tests.");
        return Required(Ask(new RevisionInquiry { Answers = AnswersOf("operands"), Tests = request.Inputs.Filter }, [], static () => { }));
    }

    /// <summary>Measures them.</summary>
    /// <param name="revisions">The revisions, the base first.</param>
    /// <param name="metrics">The metrics to compare in addition to mean times and allocated bytes.</param>
    /// <param name="levels">The levels.</param>
    /// <param name="reported">The listed operands.</param>
    /// <param name="shown">True to show the progress of the tests.</param>
    /// <exception cref="SplNetException">The tests cannot be run.</exception>
    public void Measure(
        IReadOnlyList<ComparedRevision> revisions,
        IReadOnlyList<ComparedMetric> metrics,
        ClaimLevels levels,
        IReadOnlyList<InquiryAnswer> reported,
        ProgressDisplay shown)
    {
        var measurable = reported.Where(static one => one.Problems.Count == 0).ToList();
        if (measurable.Count == 0)
            return;
        errors.WriteLine(
            $"{(request.SelectsOnly ? "Selecting" : "Measuring")} {Plural.Of(measurable.Count, "operand")} of " +
            $"{Path.GetFileName(project)} in " +
            $"{(measurable.Count == 1 ? "its test" : "their tests")}.");
        var inquiry = new RevisionInquiry
        {
            Answers = AnswersOf("results"),
            Measures = true,
            Tests = request.Inputs.Filter,
            Operands = [.. measurable.Select(static one => one.Operand)],
            Revisions = [.. revisions.Select(static revision => revision.Rooted.Revision.ToString())], // tests run in another folder
            Metrics = [.. metrics.Select(static metric => metric.Name)],
            TimeLevel = levels.Of(ComparedMetric.Mean),
            ByteLevel = levels.Of(ComparedMetric.Allocated),
            Resolution = request.Settings.Resolution,
            Runs = request.Settings.Runs,
            TimeBudgetSeconds = request.Settings.TimeBudgetSeconds,
            Seed = request.Settings.Seed,
            Runtime = request.Settings.Runtime?.Text,
            Selects = request.Selects,
            SelectsOnly = request.SelectsOnly,
            ExplainsSelection = request.ExplainsSelection,
            Explains = request.Settings.Explains,
        };
        using var progress = new TestedProgress(inquiry.Answers, measurable.Count, ProgressDisplays.For(shown, errors));
        if (TestChoice.Arguments([.. measurable.Select(static one => one.Choice)]) is not { } chosen)
        {
            Answers = Required(Ask(inquiry, ["--no-build"], progress.Look));
            return;
        }

        var (answers, _) = Ask(inquiry, ["--no-build", .. chosen], progress.Look);
        Answers = answers;
        var missing = measurable.Select(static one => one.Operand).Except(answers.Select(static one => one.Operand), StringComparer.Ordinal)
            .ToList();
        if (missing.Count == 0)
            return;
        errors.WriteLine($"The filter did not find the tests of {Plural.Of(missing.Count, "operand")}. All tests run to measure the rest.");
        Answers = Required(Ask(inquiry with { Operands = missing }, ["--no-build"], progress.Look));
    }

    /// <inheritdoc/>
    public void Dispose() => FolderRemoval.Remove(_folder);

    private string AnswersOf(string name) => Directory.CreateDirectory(Path.Combine(_folder, name)).FullName;

    // The exit code of the tests does not matter: tests without an experiment may fail as they like.
    private static IReadOnlyList<InquiryAnswer> Required((IReadOnlyList<InquiryAnswer> Answers, string WithoutAny) asked) =>
        asked.Answers.Count > 0 ? asked.Answers : throw new SplNetException(asked.WithoutAny);

    private (IReadOnlyList<InquiryAnswer> Answers, string WithoutAny) Ask(RevisionInquiry inquiry, string[] more, Action meanwhile)
    {
        var file = inquiry.Answers + ".inquiry";
        inquiry.Write(file);

        var start = new ProcessStartInfo("dotnet", ["test", .. TestedProject.Words(project), "-c", "Release", .. more])
        {
            WorkingDirectory = Path.GetDirectoryName(Path.GetFullPath(project))!,
        };
        foreach (var (name, value) in request.Settings.Builds.Variables())
            start.Environment[name] = value;
        start.Environment[ReservedVariables.Inquiry] = file;
        if (request.Settings.Reuse)
            start.Environment["SPLNET_REUSE"] = "true";
        var command = Interruption.During(cancellation => Run(start, inquiry, meanwhile, cancellation), CancellationToken.None);
        var printed = command.Printed.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries)
            .TakeLast(ShownLines);
        return (
            InquiryAnswer.ReadAll(inquiry.Answers),
            $"No test of {project}{(request.Inputs.Filter is { } filter ? $" with '{filter}' in its name" : string.Empty)} evaluated " +
            $"an experiment. '{string.Join(' ', start.ArgumentList.Select(QuotedWord.Of).Prepend(start.FileName))}' ended with exit code " +
            $"{command.ExitCode}:{Environment.NewLine}{string.Join(Environment.NewLine, printed)}");
    }

    // A signal ends the process after this, with everything but files. The answers so far are reported before.
    private TestCommand Run(ProcessStartInfo start, RevisionInquiry inquiry, Action meanwhile, CancellationToken cancellation)
    {
        try
        {
            return TestCommand.Run(start, meanwhile, cancellation);
        }
        catch (OperationCanceledException)
        {
            if (inquiry.Measures)
                Answers = InquiryAnswer.ReadAll(inquiry.Answers);
            Dispose();
            throw;
        }
    }
}
