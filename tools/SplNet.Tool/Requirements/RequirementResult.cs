using SplNet.Views.Pipelines;

namespace SplNet.Tool.Requirements;

/// <summary>A requirement and its result.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Location">Where it is stated.</param>
/// <param name="Categories">Its categories.</param>
/// <param name="Result">The result.</param>
internal sealed record RequirementResult(string Name, string Location, IReadOnlyList<string> Categories, ExperimentResult Result)
{
    /// <summary>The place in the sources; null if it is not known.</summary>
    public SourcePlace? Place { get; init; }
}
