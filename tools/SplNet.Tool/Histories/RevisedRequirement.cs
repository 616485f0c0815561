using SplNet.Statements.Requirements;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Bisecting;

namespace SplNet.Tool.Histories;

/// <summary>A requirement whose operands are those of another commit; those that have a revision keep it.</summary>
internal static class RevisedRequirement
{
    /// <summary>How an operand ends that is that of a commit.</summary>
    public static string SuffixOf(string commit) => $"@{Revision.Git(commit)}";

    /// <summary>The runs of the only operand that is that of a commit.</summary>
    /// <param name="result">What was measured.</param>
    /// <param name="commit">The commit.</param>
    public static IReadOnlyList<RunResult> RunsAt(ExperimentResult result, string commit) =>
        result.Operands.Single(operand => operand.Name.EndsWith(SuffixOf(commit), StringComparison.Ordinal)).Runs;

    /// <summary>The requirement at a commit; null where all its operands have revisions.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="commit">The commit.</param>
    /// <param name="adjust">Sets how it is measured.</param>
    public static SplRequirement? At(SplRequirement requirement, string commit, Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        if (requirement.Tree is not { } tree || !FormulaOperands.Of(tree.Formula).Any(static operand => operand.Revision is null))
            return null;
        var formula = RevisedFormula.Read(requirement.Formula).At(Revision.Git(commit));
        var source = requirement.Source;
        // The aliases of a file hold in it alone.
        var text = source is { IsFile: true, Home: { } home }
            ? RequirementText.OfFile(source.Place, string.Join('\n', source.Tree.Declarations.Select(static declaration => declaration.ToString()).Append(formula)), source.Scope, home)
            : source.With(FormulaCheck.Formula(formula).Root.Formula);
        return new SplRequirement(text with { Adjust = adjust }, 0, requirement.Name);
    }
}
