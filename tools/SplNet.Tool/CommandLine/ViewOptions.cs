using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select the forms of results.</summary>
internal sealed class ViewOptions
{
    private readonly Option<string?> _json = new("--json") { Description = "A file that takes all results.", HelpName = "FILE" };

    private readonly Option<string?> _markdown = new("--markdown") { Description = "A file that takes a table for a pull request.", HelpName = "FILE" };

    private readonly Option<string?> _comment = new("--github-comment")
    {
        Description = "A file that takes the table as a comment for a pull request: at most 60,000 characters, the gravest first, with a hidden marker by which it is found again.",
        HelpName = "FILE",
    };

    private readonly Option<bool> _summary = new("--github-summary") { Description = $"Append the table to the summary of the step, the file that GitHub names in {SummaryFile.Variable}." };

    private readonly Option<bool> _annotations = new("--annotations") { Description = "Print a line for each of what does not hold, at most ten of a kind, which GitHub and Azure Pipelines show beside the sources." };

    private readonly Option<string?> _junit = new("--junit") { Description = "A file that takes the results as tests, in the XML of JUnit.", HelpName = "FILE" };

    private readonly Option<string?> _sarif = new("--sarif") { Description = "A file that takes the results as SARIF 2.1.0, for code scanning.", HelpName = "FILE" };

    private readonly Option<string?> _html = new("--html") { Description = "A folder that takes a page of each result, with pictures, and an index; it is made where it is missing.", HelpName = "DIR" };

    private Option<string?>[] Files => [_json, _markdown, _comment, _junit, _sarif];

    public void AddTo(Command command)
    {
        foreach (var option in new Option[] { _json, _markdown, _html, _junit, _sarif, _annotations, _summary, _comment })
            command.Options.Add(option);
        command.AddRule(result =>
        {
            foreach (var problem in Problems(result))
                result.AddError(problem);
        });
    }

    public RequestedViews Of(CommandResult result) => new()
    {
        Json = result.GetValue(_json),
        Markdown = result.GetValue(_markdown),
        Comment = result.GetValue(_comment),
        Summary = result.GetValue(_summary) ? Environment.GetEnvironmentVariable(SummaryFile.Variable) : null,
        Html = result.GetValue(_html),
        JUnit = result.GetValue(_junit),
        Sarif = result.GetValue(_sarif),
        Annotations = !result.GetValue(_annotations) ? null : IsAzure ? AnnotationServer.Azure : AnnotationServer.GitHub,
    };

    // Azure Pipelines sets it in every job.
    private static bool IsAzure => Environment.GetEnvironmentVariable("TF_BUILD") is { Length: > 0 };

    private IEnumerable<string> Problems(CommandResult result)
    {
        foreach (var same in Files.Where(file => result.GetValue(file) is { Length: > 0 }).GroupBy(file => Path.GetFullPath(result.GetValue(file)!), StringComparer.Ordinal).Where(static group => group.Count() > 1))
            yield return $"{string.Join(" and ", same.Select(static option => option.Name))} name the same file; each needs one of its own.";
        if (result.GetValue(_summary) && Environment.GetEnvironmentVariable(SummaryFile.Variable) is not { Length: > 0 })
            yield return $"--github-summary needs the variable {SummaryFile.Variable}, which GitHub sets in its jobs; elsewhere let --markdown write a file.";
    }
}
