using System.ComponentModel;
using System.Globalization;
using System.Text.Json;
using ModelContextProtocol;
using ModelContextProtocol.Protocol;

namespace SplNet.Tool.Serving;

/// <summary>The tools that the server offers. Each is a command of the same name.</summary>
internal static class ServedTools
{
    /// <summary>The description of <see cref="ProveAsync"/>.</summary>
    public const string AboutProve =
        "Answers whether a change of a .NET library is faster and still does the same: proven, refuted or unproven, with reasons. " +
        "The tests of the base run against the library of the head, results are compared for generated inputs, and times are measured " +
        "with inputs that never repeat. Builds and runs the code of both revisions. Takes a minute or more.";

    /// <summary>The description of <see cref="CompareAsync"/>.</summary>
    public const string AboutCompare =
        "Measures methods of a .NET library, or its unit tests, at two git revisions, and says which became slower or faster, or " +
        "allocate more or less. It does not compare results. Builds and runs the code of both revisions. Takes a minute or more.";

    private const string Repository = "A folder in the git repository. The default is the folder in which the server was started.";

    /// <summary>Proves a change.</summary>
    public static Task<CallToolResult> ProveAsync(
        [Description("The revision before the change, such as main or HEAD~1.")] string baseRevision,
        [Description("The revision with the change, such as HEAD, or WORKTREE for uncommitted changes.")] string headRevision,
        [Description("The project of the functional tests, by its path in the repository.")] string testProject,
        IProgress<ProgressNotificationValue> progress,
        CancellationToken cancellation,
        [Description("Methods with their generators, such as Parser.Parse[Inputs.Texts](200). The default is the operands of the " +
            "requirements that the tests have.")] string[]? methods = null,
        [Description("A file of C# with generators: static methods that take a System.Random and return an argument.")]
        string? inputs = null,
        [Description("The project of the library, if the tests refer to several.")] string? project = null,
        [Description("The smallest relative effect that matters, such as 0.05.")] double? resolution = null,
        [Description("The seconds after which one measurement starts no more processes, such as 60.")] double? timeBudget = null,
        [Description(Repository)] string? repository = null) => AnswerAsync(
            [
                "prove", baseRevision, headRevision, "--test-project", testProject, .. Repeated("--method", methods),
                .. Given("--inputs", inputs), .. Given("--project", project), .. Given("--resolution", resolution),
                .. Given("--time-budget", timeBudget),
            ],
            repository, progress, cancellation);

    /// <summary>Compares two revisions.</summary>
    public static Task<CallToolResult> CompareAsync(
        [Description("The revision to compare with, such as main.")] string baseRevision,
        [Description("The revision in question, such as HEAD or WORKTREE.")] string headRevision,
        IProgress<ProgressNotificationValue> progress,
        CancellationToken cancellation,
        [Description("The built assembly with the measured methods, or with [Spl] requirements.")] string? assembly = null,
        [Description("Methods with their generators and arguments, such as Parser.Parse(1000).")] string[]? methods = null,
        [Description("A built assembly of unit tests, each of which is an operation.")] string? unitTests = null,
        [Description("A text in the names of the unit tests.")] string? filter = null,
        [Description("The seconds after which one measurement starts no more processes, such as 60.")] double? timeBudget = null,
        [Description(Repository)] string? repository = null) => AnswerAsync(
            [
                "compare", baseRevision, headRevision, .. Given("--assembly", assembly), .. Repeated("--method", methods),
                .. Given("--unit-tests", unitTests), .. Given("--filter", filter), .. Given("--time-budget", timeBudget),
            ],
            repository, progress, cancellation);

    private static async Task<CallToolResult> AnswerAsync(
        IReadOnlyList<string> words, string? repository, IProgress<ProgressNotificationValue> progress, CancellationToken cancellation)
    {
        var folder = Path.GetFullPath(repository ?? Directory.GetCurrentDirectory());
        if (!Directory.Exists(folder))
            return Failed($"The folder {folder} does not exist. Name a folder in the git repository.");
        var lines = 0;
        var command = await ServedCommand.RunAsync(
            words, folder, line => progress.Report(new ProgressNotificationValue { Progress = ++lines, Message = line }), cancellation);
        if (command.Document is not { } document)
            return Failed($"{command.Errors}{Environment.NewLine}splnet {words[0]} ended with exit code {command.ExitCode}.");
        return new CallToolResult
        {
            Content = [new TextContentBlock { Text = command.Report }],
            StructuredContent = JsonSerializer.SerializeToElement(document),
        };
    }

    private static CallToolResult Failed(string message) =>
        new() { Content = [new TextContentBlock { Text = message }], IsError = true };

    private static string[] Given(string option, string? value) => value is null ? [] : [option, value];

    private static string[] Given(string option, double? value) =>
        value is { } number ? [option, number.ToString(CultureInfo.InvariantCulture)] : [];

    private static IEnumerable<string> Repeated(string option, string[]? values) =>
        (values ?? []).SelectMany(value => new[] { option, value });
}
