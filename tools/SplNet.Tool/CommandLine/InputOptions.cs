using System.CommandLine;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The arguments and options that say which requirements are meant.</summary>
internal sealed class InputOptions
{
    private const string None = "Nothing to read: name files of formulas (.spl) or assemblies (.dll) with [Spl] attributes.";

    private readonly Argument<string[]> _files = new("files")
    {
        Description = "Files of formulas, and assemblies with [Spl] attributes.",
        Arity = ArgumentArity.ZeroOrMore,
    };

    private readonly Option<string?> _home = new("--assembly")
    {
        Description = "The assembly whose methods the files name. [default: the only assembly among the files, else the only program beside the file or in bin/Release there]",
        HelpName = "PATH",
    };

    private readonly Option<string?> _filter = new("--filter")
    {
        Description = "Only requirements with this text in their name, category or place; =TEXT for the one whose whole name or place it is.",
        HelpName = "TEXT",
    };

    public void AddTo(Command command)
    {
        command.Arguments.Add(_files);
        UnknownOptions.Refuse(command, _files);
        command.Options.Add(_home);
        command.Options.Add(_filter);
        command.Validators.Add(result =>
        {
            if (result.GetValue(_files) is null or [])
                result.AddError(None);
        });
    }

    public RequirementInputs Of(ParseResult parsed) => new(parsed.GetValue(_files) ?? [], parsed.GetValue(_home), parsed.GetValue(_filter));
}
