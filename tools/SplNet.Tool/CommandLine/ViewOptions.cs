using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select the forms of results.</summary>
/// <param name="forms">The forms that the command can write.</param>
/// <param name="further">Options of the command for further files.</param>
internal sealed class ViewOptions(ViewForms forms = ViewForms.All, params Option<string?>[] further)
{
    private readonly Option<string?> _json = new("--json") { Description = "Write all results to this file.", HelpName = "FILE" };

    private readonly Option<string?> _markdown =
        new("--markdown") { Description = "Write a table for a pull request to this file.", HelpName = "FILE" };

    private readonly Option<string?> _comment = new("--github-comment")
    {
        Description = "Write the table to this file as a comment for a pull request: " +
            "at most 60,000 characters, most serious first, with a hidden marker to find the comment again.",
        HelpName = "FILE",
    };

    private readonly Option<bool> _summary = new("--github-summary")
    {
        Description = $"Append the table to the job summary, the file that GitHub names in {SummaryFile.Variable}.",
    };

    private readonly Option<bool> _annotations = new("--annotations")
    {
        Description = "Print a line for each failure, at most ten of a kind, which GitHub and Azure Pipelines show next to the sources.",
    };

    private readonly Option<string?> _junit =
        new("--junit") { Description = "Write the results to this file as tests, in JUnit XML.", HelpName = "FILE" };

    private readonly Option<string?> _sarif =
        new("--sarif") { Description = "Write the results to this file as SARIF 2.1.0, for code scanning.", HelpName = "FILE" };

    private readonly Option<string?> _html = new("--html")
    {
        Description = "Write a page for each result, with pictures, and an index to this folder; created if missing.",
        HelpName = "DIR",
    };

    private Option<string?>[] Files => [_json, _markdown, _comment, _junit, _sarif, .. further];

    private IEnumerable<Option> Options =>
    [
        _json, _markdown,
        .. Of(ViewForms.Pages, _html), .. Of(ViewForms.Tests, _junit), .. Of(ViewForms.Places, _sarif),
        .. Of(ViewForms.Tests, _annotations), _summary, _comment, .. further,
    ];

    public void AddTo(Command command)
    {
        foreach (var option in Options)
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

    private Option[] Of(ViewForms form, Option option) => forms.HasFlag(form) ? [option] : [];

    // Azure Pipelines sets it in every job.
    private static bool IsAzure => Environment.GetEnvironmentVariable("TF_BUILD") is { Length: > 0 };

    private IEnumerable<string> Problems(CommandResult result)
    {
        foreach (var same in Files.Where(file => result.GetValue(file) is { Length: > 0 })
            .GroupBy(file => Path.GetFullPath(result.GetValue(file)!), StringComparer.Ordinal).Where(static group => group.Count() > 1))
            yield return $"{string.Join(" and ", same.Select(static option => option.Name))} name the same file. " +
                "Give each a different file.";
        if (result.GetValue(_summary) && Environment.GetEnvironmentVariable(SummaryFile.Variable) is not { Length: > 0 })
            yield return $"--github-summary needs the variable {SummaryFile.Variable}, which only GitHub jobs set. " +
                "Elsewhere use --markdown.";
    }
}
