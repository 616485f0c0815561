using System.Globalization;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>The command <c>splnet history export</c>: writes every run of a history as a line of a table (CSV, RFC 4180).</summary>
internal sealed class ExportCommand(HistoryAccess access, TextWriter output)
{
    private const string Head = "measured,commit,tree,changed,machine,runtime,session,source,requirement,operand,metric,unit,verdict,run," +
        "value,iterations,framework";

    /// <summary>Writes all runs by session, in the order of time.</summary>
    public ExitCode Run() => access.Read(store =>
    {
        output.WriteLine(Head);
        foreach (var session in store.Sessions())
        {
            var recorded = store.Session(session);
            foreach (var line in recorded.Experiments.SelectMany(experiment => experiment.Samples.SelectMany(
                sample => sample.Runs.Select((run, index) => Line(recorded.Session, experiment, sample, index, run)))))
                output.WriteLine(line);
        }

        return ExitCode.Ok;
    });

    private static string Line(Session session, RecordedExperiment experiment, Sample sample, int index, Run run) => string.Join(',', new[]
    {
        StoredTime.Write(experiment.Ended),
        session.Revision.Commit,
        session.Revision.Tree,
        session.Revision.IsChanged ? "1" : "0",
        session.Machine.ToString(),
        session.Runtime,
        session.Name,
        sample.Series.Source,
        sample.Series.Requirement,
        sample.Series.Operand,
        sample.Series.Metric,
        sample.Series.Unit,
        experiment.Verdict,
        (index + 1).ToString(CultureInfo.InvariantCulture),
        run.Value.ToString("R", CultureInfo.InvariantCulture),
        string.Join(' ', run.Iterations.Select(static time => time.ToString("R", CultureInfo.InvariantCulture))),
        sample.Series.Framework,
    }.Select(Cell));

    private static string Cell(string text) =>
        text.AsSpan().IndexOfAny(",\"\r\n") < 0 ? text : $"\"{text.Replace("\"", "\"\"", StringComparison.Ordinal)}\"";
}
