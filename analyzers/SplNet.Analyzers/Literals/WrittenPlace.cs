using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Literals;

/// <summary>Where a stretch of a constant text is written.</summary>
/// <param name="Location">The place; of no length where the stretch has none.</param>
/// <param name="Part">The piece that holds all of it, so that other text can stand there instead; null if there is none.</param>
internal readonly record struct WrittenPlace(Location Location, WrittenPart? Part)
{
    /// <summary>A text as it is written in this place; null if it cannot be.</summary>
    public string? Write(string text) => Part is null ? null : Replacements.Write(text, Part);
}
