using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select the forms in which <c>splnet mutate</c> writes results.</summary>
internal sealed class MutateViewOptions
{
    private readonly Option<string?> _html = new("--html") { Description = "A folder that takes pages: the scores, and the survivors in their sources; it is made where it is missing.", HelpName = "DIR" };

    private readonly Option<string?> _markdown = new("--markdown") { Description = "A file that takes a table for a pull request.", HelpName = "FILE" };

    private readonly Option<string?> _elements = new("--elements") { Description = "A file that takes the results as mutation-testing-elements has them (schema 2), for its viewers.", HelpName = "FILE" };

    private readonly Option<string?> _json = new("--json") { Description = "A file that takes all results.", HelpName = "FILE" };

    private readonly Option<string?> _tables = new("--tables") { Description = "A file that takes tables 2, 5, 6, 7 and 9 of Jangali et al. in form, with the suites as frameworks.", HelpName = "FILE" };

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
        .Select(static same => $"{string.Join(" and ", same.Select(static option => option.Name))} name the same file; each needs one of its own.");
}
