using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.History.Importing;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that state the origin of measurements, if they do not state it themselves.</summary>
/// <param name="commit">The description of <c>--commit</c>; null without such an option, if every measurement has its commit.</param>
internal sealed class OriginOptions(string? commit)
{
    private readonly Option<string?>? _commit = commit is null ? null : new("--commit") { Description = commit, HelpName = "ID" };

    private readonly Option<string?> _machine = new("--machine")
    {
        Description = "A label for this machine, if processor and OS are not enough to identify it.",
        HelpName = "WORD",
    };

    private readonly Option<string?> _session = new("--session")
    {
        Description = "The name of this session, to separate it from others of the same commit and machine or to join its parts. " +
            "[default: the date]",
        HelpName = "NAME",
    };

    public void AddTo(Command command)
    {
        foreach (var option in new Option?[] { _commit, _machine, _session }.OfType<Option>())
            command.Options.Add(option);
    }

    /// <summary>Whether the user has named a commit.</summary>
    public bool IsCommitGiven(CommandResult result) => _commit is not null && result.GetValue(_commit) is not null;

    public ImportSettings Of(ParseResult parsed) => new(
        _commit is null ? string.Empty : parsed.GetValue(_commit) ?? string.Empty,
        parsed.GetValue(_machine) ?? string.Empty,
        parsed.GetValue(_session));
}
