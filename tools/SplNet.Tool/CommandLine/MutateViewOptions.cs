using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Mutating;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that select the forms in which <c>splnet mutate</c> writes results.</summary>
internal sealed class MutateViewOptions
{
    private readonly Option<string?> _elements = new("--elements")
    {
        Description = "Write the results to this file in the format of mutation-testing-elements (schema 2), for its viewers.",
        HelpName = "FILE",
    };

    private readonly Option<string?> _tables = new("--tables")
    {
        Description = "Write tables in the form of tables 2, 5, 6, 7 and 9 of Jangali et al. to this file, with the suites as frameworks.",
        HelpName = "FILE",
    };

    private readonly ViewOptions _common;

    public MutateViewOptions() => _common = new ViewOptions(ViewForms.All, _elements, _tables);

    /// <summary>Adds them to the command, with their rules.</summary>
    public void AddTo(Command command) => _common.AddTo(command);

    /// <summary>The request in these options.</summary>
    public MutateViews Of(CommandResult result) => new()
    {
        Common = _common.Of(result),
        Elements = result.GetValue(_elements),
        Tables = result.GetValue(_tables),
    };
}
