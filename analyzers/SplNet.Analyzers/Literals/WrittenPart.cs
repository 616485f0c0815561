using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Literals;

/// <summary>A piece of a constant text that is written in one form.</summary>
/// <param name="Root">The expression that holds it: the argument, or the initializer of a constant. Places of one root lie in the order of the text.</param>
/// <param name="Form">How it is written.</param>
/// <param name="IsInterpolated">True if braces are doubled there.</param>
/// <param name="Start">Where its first character stands, or would stand.</param>
internal sealed record WrittenPart(ExpressionSyntax Root, LiteralForm Form, bool IsInterpolated, int Start);
