using System.Globalization;

namespace SplNet.Tool.Requirements;

/// <summary>A part of all requirements, for machines that share them.</summary>
/// <param name="Number">Which part, from 1.</param>
/// <param name="Count">How many parts there are.</param>
internal sealed record RequirementShard(int Number, int Count)
{
    /// <summary>Reads <c>2/5</c>, the second of five parts; null if it is something else.</summary>
    public static RequirementShard? Read(string text) => text.Split('/') is [var number, var count]
        && int.TryParse(number, NumberStyles.None, CultureInfo.InvariantCulture, out var which) && int.TryParse(count, NumberStyles.None, CultureInfo.InvariantCulture, out var all)
        && which >= 1 && which <= all
            ? new RequirementShard(which, all)
            : null;

    /// <summary>Its requirements: each belongs to one part, and all parts are of nearly one size.</summary>
    public IReadOnlyList<SplRequirement> Of(IReadOnlyList<SplRequirement> requirements) => [.. requirements.Where((_, index) => index % Count == Number - 1)];
}
