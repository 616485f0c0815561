using System.Data.Common;
using Dapper;

namespace SplNet.History.Stores;

/// <summary>Removes the iterations of samples, which are most of a history's size.</summary>
internal sealed class IterationEraser(HistoryDatabase database, DbTransaction transaction)
{
    public int Forget(IReadOnlySet<long> sessions)
    {
        var forgotten = 0;
        foreach (var session in sessions)
        {
            foreach (var (experiment, series, data) in database.Connection.Query<(long, long, byte[])>(
                "SELECT experiment, series, data FROM sample WHERE session = @session", new { session }, transaction).ToList())
            {
                var runs = RunData.Read(data);
                if (runs.All(static run => run.Iterations.Count == 0))
                    continue;
                var lean = RunData.Write([.. runs.Select(static run => run with { Iterations = [] })]);
                database.Connection.Execute(
                    "UPDATE sample SET data = @lean WHERE experiment = @experiment AND series = @series",
                    new { lean, experiment, series },
                    transaction);
                forgotten++;
            }
        }

        return forgotten;
    }
}
