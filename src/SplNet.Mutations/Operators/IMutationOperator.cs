using Microsoft.CodeAnalysis;

namespace SplNet;

/// <summary>
/// A kind of slowdown, planted wherever its condition holds: a missing capacity, a needless lock (paper B, section 3.1 and table 1).
/// An operator keeps no state between calls. It need not implement the guards that all operators share
/// (attributes, constants, generated code, expression trees, comments that forbid mutants).
/// </summary>
public interface IMutationOperator
{
    /// <summary>
    /// Gets a short name in capital letters and digits, unique among all operators: <c>CAP</c>. Options, comments and reports use it.
    /// </summary>
    string Id { get; }

    /// <summary>Gets the defect of the mutant in a few words for reports: <c>no capacity</c>.</summary>
    string Title { get; }

    /// <summary>Gets whether the mutant has the same results as the original by construction.</summary>
    MutationTier Tier { get; }

    /// <summary>Gets the extra cost of one execution of the place.</summary>
    MutationCost Cost { get; }

    /// <summary>
    /// Gets the declarations that mutants call, as C# source (a whole file with a separate namespace and no <c>using</c> that could change
    /// other files; C# 7.3 works everywhere); null if there are none. They are compiled into the unmutated assembly as well, so that both
    /// sides have them.
    /// </summary>
    string? Support => null;

    /// <summary>Finds the mutations at one node; none if the condition does not hold. Called for each node of each file.</summary>
    /// <param name="node">The node.</param>
    /// <param name="model">The meaning of its names. The unmutated sources compile without errors.</param>
    IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model);
}
