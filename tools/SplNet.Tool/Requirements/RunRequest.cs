using SplNet.Tool.Sharding;
using SplNet.Tool.Views;

namespace SplNet.Tool.Requirements;

/// <summary>What the user asked for.</summary>
/// <param name="Inputs">Which requirements.</param>
/// <param name="Views">In which forms the results are wanted.</param>
/// <param name="IsQuiet">True to show no progress, and no reports of requirements that hold.</param>
/// <param name="Settings">How to measure: options over those of the settings, under those of each requirement.</param>
internal sealed record RunRequest(RequirementInputs Inputs, RequestedViews Views, bool IsQuiet, RunSettings Settings)
{
    /// <summary>Which part of the requirements; null for all.</summary>
    public RequestedShard? Shard { get; init; }

    /// <summary>The folder that takes a document of each experiment; null for that of the settings.</summary>
    public string? Results { get; init; }
}
