using SplNet.Tool.Sharding;
using SplNet.Tool.Views;

namespace SplNet.Tool.Requirements;

/// <summary>The user's request.</summary>
/// <param name="Inputs">Which requirements.</param>
/// <param name="Views">The requested forms of the results.</param>
/// <param name="IsQuiet">True to show no progress, and no reports of requirements that hold.</param>
/// <param name="Settings">How to measure: options that override the settings, and that each requirement overrides.</param>
internal sealed record RunRequest(RequirementInputs Inputs, RequestedViews Views, bool IsQuiet, RunSettings Settings)
{
    /// <summary>Which part of the requirements; null for all.</summary>
    public RequestedShard? Shard { get; init; }

    /// <summary>The folder that takes a document of each experiment; null for the folder of the settings.</summary>
    public string? Results { get; init; }
}
