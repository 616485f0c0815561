using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Literals;

/// <summary>A piece of a constant text that is written in one form.</summary>
/// <param name="Root">The expression that contains it: the argument, or the initializer of a constant. Locations within one root are in the
/// order of the text.</param>
/// <param name="Form">The form of the piece.</param>
/// <param name="IsInterpolated">True if braces are doubled there.</param>
/// <param name="Start">The position of its first character, even if there is none.</param>
internal sealed record WrittenPart(ExpressionSyntax Root, LiteralForm Form, bool IsInterpolated, int Start);

/// <summary>
/// A UTF-16 code unit of a constant text. An escape sequence takes several characters of the source, and may represent two code units.
/// </summary>
/// <param name="Value">The code unit.</param>
/// <param name="Start">The start of its representation in the source.</param>
/// <param name="End">The end of its representation.</param>
/// <param name="Part">The piece that it belongs to.</param>
internal readonly record struct WrittenCharacter(char Value, int Start, int End, WrittenPart Part);

/// <summary>The place where a stretch of a constant text is written.</summary>
/// <param name="Location">The location; empty for an empty stretch.</param>
/// <param name="Part">The piece that contains all of it, so that it can be replaced; null if there is none.</param>
internal readonly record struct WrittenPlace(Location Location, WrittenPart? Part)
{
    /// <summary>Escapes a text for this place; null if that is impossible.</summary>
    public string? Write(string text) => Part is null ? null : Replacements.Write(text, Part);
}
