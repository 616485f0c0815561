using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>A requirement, or an operand of one, that names nothing that could be measured at any revision.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Problems">What is wrong with it, as compilers write it.</param>
internal sealed record UnreadableRequirement(string Name, IReadOnlyList<string> Problems)
{
    /// <summary>Where it is stated; null where that is not known.</summary>
    public SourcePlace? Place { get; init; }
}
