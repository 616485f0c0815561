using System.CommandLine;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The options of <c>splnet run</c>, and of <c>splnet watch</c> as well.</summary>
internal sealed class RunOptions
{
    private readonly InputOptions _inputs = new();
    private readonly ViewOptions _views = new();
    private readonly MeasuringOptions _measuring = new(choosesRuntime: true);
    private readonly ShardOptions _shard = new();

    private readonly Option<bool> _quiet = new("--quiet")
    {
        Description = "Hide progress and the reports of requirements that hold; print only the others and the final table.",
    };

    public void AddTo(Command command)
    {
        command.Options.Add(_quiet);
        _views.AddTo(command);
        _measuring.AddTo(command);
        _shard.AddTo(command);
        _inputs.AddTo(command);
    }

    public RunRequest Of(ParseResult parsed) =>
        new(_inputs.Of(parsed), _views.Of(parsed.CommandResult), parsed.GetValue(_quiet), _measuring.Of(parsed.CommandResult))
        {
            Shard = _shard.Of(parsed.CommandResult),
        };
}
