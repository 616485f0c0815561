using System.CommandLine;
using SplNet.History.Importing;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that say where measurements come from, where they do not say it themselves.</summary>
internal sealed class OriginOptions
{
    private readonly Option<string?> _commit = new("--commit") { Description = "The commit that was measured, for files that name none.", HelpName = "ID" };

    private readonly Option<string?> _machine = new("--machine") { Description = "A word for the machine, where its processor and system do not tell it from others.", HelpName = "WORD" };

    private readonly Option<string?> _session = new("--session")
    {
        Description = "What this session is called, to tell it from others of the same commit and machine, or to join parts of one. [default: the day]",
        HelpName = "NAME",
    };

    public void AddTo(Command command)
    {
        foreach (var option in new Option[] { _commit, _machine, _session })
            command.Options.Add(option);
    }

    public ImportSettings Of(ParseResult parsed) => new(parsed.GetValue(_commit) ?? string.Empty, parsed.GetValue(_machine) ?? string.Empty, parsed.GetValue(_session));
}
