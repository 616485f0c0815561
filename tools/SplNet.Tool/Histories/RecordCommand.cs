using SplNet.Evaluation.ResultDocuments;
using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Sharding;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Histories;

/// <summary>
/// The command <c>splnet history record</c>: measures requirements like <c>splnet run</c>, and stores the measurements whatever the result.
/// </summary>
internal sealed class RecordCommand(HistoryAccess access, TextWriter output, TextWriter errors)
{
    /// <summary>Measures and stores the results.</summary>
    /// <param name="request">The measurements to perform.</param>
    /// <param name="settings">The settings for information that result documents lack.</param>
    public ExitCode Run(RunRequest request, ImportSettings settings) => access.Begin(history =>
    {
        var named = (settings.Commit, request.Settings.Builds.Repository) switch
        {
            ({ Length: > 0 } commit, var repository) => BuiltCommit.Named(request.Inputs, commit, repository),
            (_, { } repository) => BuiltCommit.CheckedOut(request.Inputs, repository),
            _ => null,
        };
        if (named is null)
            BuiltCommit.RequireCheckedOut(request.Inputs);
        settings = settings with { Commit = string.Empty };
        if (request.Inputs.UnitTests is { } tests && named is null)
            settings = OfTests(Path.GetFullPath(tests), settings);
        using var folder = new ResultFolder { Named = named };
        var run = new RunCommand(output, errors) { WhenInterrupted = () => EndEarly(history, folder, settings) };
        var outcome = run.Run(request with { Results = folder.Path });
        if (Keep(history, folder, settings) is not { Count: > 0 } sessions)
            return outcome;
        if (run.Plan is { } plan)
            NoteParts(history, sessions, plan);
        if (UncheckedRevision.Of(sessions, ProgramOf(request.Inputs)) is { } reported)
            output.WriteLine(reported);
        return outcome;
    });

    private static string ProgramOf(RequirementInputs inputs) =>
        inputs.UnitTests ?? inputs.Home ?? inputs.Assemblies.FirstOrDefault() ?? HomeAssembly.InFolderOf(inputs.Files[0]);

    // Parts without measurements do not know the session; any part with measurements represents them, because all use the same plan.
    private static void NoteParts(NewHistory history, List<RecordedSession> sessions, ShardPlan plan)
    {
        using var store = history.Open();
        foreach (var session in sessions.Select(static session => session.Session.Key).Distinct(StringComparer.Ordinal))
        {
            foreach (var number in plan.Empty.Prepend(plan.Measured.Number))
                store.AddShard(new Shard(session, plan.Measured.Count, number));
        }
    }

    // An interrupted part does not count as recorded.
    private void EndEarly(NewHistory history, ResultFolder folder, ImportSettings settings)
    {
        try
        {
            Keep(history, folder, settings);
        }
        catch (HistoryException failure)
        {
            errors.WriteLine(failure.Message);
        }

        folder.Dispose();
    }

    private List<RecordedSession> Keep(NewHistory history, ResultFolder folder, ImportSettings settings)
    {
        var sessions = folder.Read(settings);
        if (sessions.Count == 0)
            return [];
        if (!NewHistory.IsAnythingMeasured(sessions))
        {
            output.WriteLine($"{history.Location}: nothing was measured, so nothing was stored.");
            return [];
        }

        try
        {
            output.WriteLine(ImportReport.Of(history.Location, history.Add(sessions)));
            return sessions;
        }
        catch (HistoryException failure)
        {
            // An hour of measurements must not be lost because a server does not answer or a disk is full.
            folder.Keep();
            throw new HistoryException(
                $"{failure.Message} The measurements are in {folder.Path}. " +
                $"Import them: splnet history import {QuotedWord.Of(folder.Path)}{OptionsOf(settings)}",
                failure);
        }
    }

    private static string OptionsOf(ImportSettings settings) => string.Concat(
        new[]
        {
            ("--commit", settings.CheckedOut?.Commit ?? string.Empty),
            ("--machine", settings.Machine),
            ("--session", settings.Session ?? string.Empty),
        }
            .Where(static option => option.Item2.Length > 0)
            .Select(static option => $" {option.Item1} {QuotedWord.Of(option.Item2)}"));

    // The measured code is in a private folder; it was checked out in the folder of the tests.
    private static ImportSettings OfTests(string tests, ImportSettings settings) =>
        CheckedOutCommit.Of(ProgramFolder.Of(tests)) is not { } commit
            ? settings
            : settings with { CheckedOut = new History.Measurements.Revision(commit.Id, commit.Tree, commit.IsChanged) };
}
