using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.CommandLine;

/// <summary>The options by which several machines share measurements.</summary>
internal sealed class ShardOptions
{
    private readonly Option<string?> _shard = new("--shard")
    {
        Description = "Measure a part of it: 2/5 is the second of five parts, which other machines measure; auto is the part of this job, where GitLab, Azure Pipelines, CircleCI or Buildkite tell it, and auto/5 in an indexed job of Kubernetes.",
        HelpName = "I/N",
    };

    private readonly Option<string?> _durations = new("--durations")
    {
        Description = "A document of an earlier --json, by which parts are made to take the same time. All machines need the same one.",
        HelpName = "FILE",
    };

    public void AddTo(Command command)
    {
        command.Options.Add(_shard);
        command.Options.Add(_durations);
        command.AddRule(result =>
        {
            if (result.GetValue(_durations) is not null && result.GetValue(_shard) is null)
                result.AddError("--durations makes parts of one length, and there is one part only: add --shard, for example --shard 2/5.");
            try
            {
                _ = Of(result);
            }
            catch (SplNetException mistake)
            {
                result.AddError(mistake.Message);
            }
        });
    }

    /// <summary>True if the user has requested a part.</summary>
    public bool IsGiven(CommandResult result) => result.GetValue(_shard) is not null;

    /// <summary>The requested part; null for all.</summary>
    public RequestedShard? Of(CommandResult result) => result.GetValue(_shard) is { } text
        ? new RequestedShard(ShardNumber.Read(text, Environment.GetEnvironmentVariable), result.GetValue(_durations))
        : null;
}
