using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Literals;

/// <summary>A piece of a constant text that is written in one form.</summary>
/// <param name="Root">The expression that holds it: the argument, or the initializer of a constant. Places of one root lie in the order of the text.</param>
/// <param name="Form">How it is written.</param>
/// <param name="IsInterpolated">True if braces are doubled there.</param>
/// <param name="Start">Where its first character stands, or would stand.</param>
internal sealed record WrittenPart(ExpressionSyntax Root, LiteralForm Form, bool IsInterpolated, int Start);

/// <summary>A UTF-16 code unit of a constant text. An escape sequence takes several places of the source, and may stand for two code units.</summary>
/// <param name="Value">What it is.</param>
/// <param name="Start">Where what stands for it begins in the source.</param>
/// <param name="End">Where that ends.</param>
/// <param name="Part">The piece that it belongs to.</param>
internal readonly record struct WrittenCharacter(char Value, int Start, int End, WrittenPart Part);

/// <summary>Where a stretch of a constant text is written.</summary>
/// <param name="Location">The place; of no length where the stretch has none.</param>
/// <param name="Part">The piece that holds all of it, so that other text can stand there instead; null if there is none.</param>
internal readonly record struct WrittenPlace(Location Location, WrittenPart? Part)
{
    /// <summary>A text as it is written in this place; null if it cannot be.</summary>
    public string? Write(string text) => Part is null ? null : Replacements.Write(text, Part);
}
