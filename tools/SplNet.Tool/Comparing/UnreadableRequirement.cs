using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>A requirement, or one of its operands, that names nothing that could be measured at any revision.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Problems">Its problems, as compilers write them.</param>
internal sealed record UnreadableRequirement(string Name, IReadOnlyList<string> Problems)
{
    /// <summary>Where it is stated; null if unknown.</summary>
    public SourcePlace? Place { get; init; }
}
