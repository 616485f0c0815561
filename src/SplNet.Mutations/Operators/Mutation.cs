using Microsoft.CodeAnalysis;

namespace SplNet;

/// <summary>
/// One change of the sources that an operator proposes. It need not be valid: a change that does not compile, or compiles to
/// the same code, is dropped.
/// </summary>
/// <param name="Original">The replaced node; if several places change together, the smallest node around them.</param>
/// <param name="Replacement">The new node, with fully qualified type names (<c>global::System.…</c>).</param>
public sealed record Mutation(SyntaxNode Original, SyntaxNode Replacement)
{
    /// <summary>
    /// Gets the node that reports point to, a part of <see cref="Original"/>; null, the default, is <see cref="Original"/> itself.
    /// </summary>
    public SyntaxNode? Place { get; init; }

    /// <summary>
    /// Gets whether results stay the same at this place, if that is known better than for the operator as a
    /// whole; null, the default, is the operator's <see cref="IMutationOperator.Tier"/>.
    /// </summary>
    public MutationTier? Tier { get; init; }
}
