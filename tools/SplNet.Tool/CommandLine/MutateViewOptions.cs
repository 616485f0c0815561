using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select the forms in which <c>splnet mutate</c> writes results.</summary>
internal sealed class MutateViewOptions
{
    private readonly Option<string?> _html = new("--html")
    {
        Description = "Write pages to this folder: the scores, and the survivors in their sources; created if missing.",
        HelpName = "DIR",
    };

    private readonly Option<string?> _markdown =
        new("--markdown") { Description = "Write a table for a pull request to this file.", HelpName = "FILE" };

    private readonly Option<string?> _elements = new("--elements")
    {
        Description = "Write the results to this file in the format of mutation-testing-elements (schema 2), for its viewers.",
        HelpName = "FILE",
    };

    private readonly Option<string?> _json = new("--json") { Description = "Write all results to this file.", HelpName = "FILE" };

    private readonly Option<string?> _tables = new("--tables")
    {
        Description = "Write tables in the form of tables 2, 5, 6, 7 and 9 of Jangali et al. to this file, with the suites as frameworks.",
        HelpName = "FILE",
    };

    /// <summary>All options.</summary>
    public Option[] All => [_html, _markdown, _elements, _json, _tables];

    /// <summary>The request in these options.</summary>
    public MutateViews Of(CommandResult result) => new()
    {
        Html = result.GetValue(_html),
        Markdown = result.GetValue(_markdown),
        Elements = result.GetValue(_elements),
        Json = result.GetValue(_json),
        Tables = result.GetValue(_tables),
    };

    /// <summary>Files that are named twice.</summary>
    public IEnumerable<string> Problems(CommandResult result) => new[] { _markdown, _elements, _json, _tables }
        .Where(file => result.GetValue(file) is { Length: > 0 })
        .GroupBy(file => Path.GetFullPath(result.GetValue(file)!), StringComparer.Ordinal)
        .Where(static group => group.Count() > 1)
        .Select(static same =>
            $"{string.Join(" and ", same.Select(static option => option.Name))} name the same file. Give each a different file.");
}
