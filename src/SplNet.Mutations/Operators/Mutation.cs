using Microsoft.CodeAnalysis;

namespace SplNet;

/// <summary>One change of the sources that an operator proposes. It may be too bold: what does not compile, or compiles to the same code, is dropped.</summary>
/// <param name="Original">The node that is replaced; where several places change together, the smallest node around them.</param>
/// <param name="Replacement">What takes its place; types named in full (<c>global::System.…</c>).</param>
public sealed record Mutation(SyntaxNode Original, SyntaxNode Replacement)
{
    /// <summary>The node that reports point at, a part of <see cref="Original"/>; null, the default, is <see cref="Original"/> itself.</summary>
    public SyntaxNode? Place { get; init; }

    /// <summary>Whether results stay the same at this place, where that is known better than for the operator as a whole; null, the default, is the operator's <see cref="IMutationOperator.Tier"/>.</summary>
    public MutationTier? Tier { get; init; }
}
