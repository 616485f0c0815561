using Microsoft.CodeAnalysis;

namespace SplNet;

/// <summary>
/// One way in which code becomes slower, planted where its condition holds: a capacity that is missing, a lock that is not needed (paper B, section 3.1 and table 1).
/// An operator keeps no state between calls. Guards that all operators have in common (attributes, constants, generated code, expression trees, comments that forbid mutants) are not its concern.
/// </summary>
public interface IMutationOperator
{
    /// <summary>A short name in capital letters and digits, unique among all operators: <c>CAP</c>. Options, comments and reports use it.</summary>
    string Id { get; }

    /// <summary>What the mutant does wrong, in a few words for reports: <c>no capacity</c>.</summary>
    string Title { get; }

    /// <summary>Whether the results of the mutant are those of the original by construction.</summary>
    MutationTier Tier { get; }

    /// <summary>What one execution of the place costs more.</summary>
    MutationCost Cost { get; }

    /// <summary>
    /// Declarations that mutants call, as C# source (a whole file, one namespace of its own, no <c>using</c> that could change other files; C# 7.3 is enough everywhere); null if there are none.
    /// They are compiled into the unmutated assembly as well, so that both sides have them.
    /// </summary>
    string? Support => null;

    /// <summary>The mutations at one node; none where the condition does not hold. Asked of each node of each file.</summary>
    /// <param name="node">The node.</param>
    /// <param name="model">What its names mean. The unmutated sources compile without errors.</param>
    IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model);
}
