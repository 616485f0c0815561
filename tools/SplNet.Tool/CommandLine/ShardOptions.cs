using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Tool.Sharding;

namespace SplNet.Tool.CommandLine;

/// <summary>The options by which several machines share measurements.</summary>
internal sealed class ShardOptions
{
    private readonly Option<string?> _shard = new("--shard")
    {
        Description = "Measure one part: 2/5 is the second of five, while other machines measure the rest; " +
            "auto takes the part from GitLab, Azure Pipelines, CircleCI or Buildkite; auto/5 from an indexed Kubernetes job.",
        HelpName = "I/N",
    };

    private readonly Option<string?> _durations = new("--durations")
    {
        Description = "A document of an earlier --json, used to give all parts the same duration. All machines need the same document.",
        HelpName = "FILE",
    };

    public void AddTo(Command command)
    {
        command.Options.Add(_shard);
        command.Options.Add(_durations);
        command.AddRule(result =>
        {
            if (result.GetValue(_durations) is not null && result.GetValue(_shard) is null)
                result.AddError("--durations balances parts, but there is only one part. Add --shard, for example --shard 2/5.");
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
