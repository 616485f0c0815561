using SplNet.Mutations.Results;
using SplNet.Mutations.Tables;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Formats the tables of the paper as Markdown.</summary>
internal static class TableReports
{
    /// <summary>All tables, under the project's name.</summary>
    public static string Of(MutationResults results) =>
        $"# {Path.GetFileNameWithoutExtension(results.Project)}\n{string.Concat(PaperTables.Of(results)
            .Append(PairIntervalTable.Of(results))
            .Select(static table => MutationMarkdown.TableOf(new ShownTable(table.Title, table.Head, table.Rows, table.Names))))}";
}
