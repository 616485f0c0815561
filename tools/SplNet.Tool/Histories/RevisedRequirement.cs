using SplNet.Statements.Requirements;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Bisecting;

namespace SplNet.Tool.Histories;

/// <summary>Rewrites a requirement for a different commit; operands with a revision keep it.</summary>
internal static class RevisedRequirement
{
    /// <summary>The suffix of an operand at a commit.</summary>
    public static string SuffixOf(string commit) => $"@{Revision.Git(commit)}";

    /// <summary>The runs of the only operand at a commit.</summary>
    /// <param name="result">The measured result.</param>
    /// <param name="commit">The commit.</param>
    public static IReadOnlyList<RunResult> RunsAt(ExperimentResult result, string commit) =>
        result.Operands.Single(operand => operand.Name.EndsWith(SuffixOf(commit), StringComparison.Ordinal)).Runs;

    /// <summary>The requirement at a commit; null if all its operands have revisions.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="commit">The commit.</param>
    /// <param name="adjust">Adjusts the options.</param>
    public static SplRequirement? At(SplRequirement requirement, string commit, Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        if (requirement.Tree is not { } tree || !FormulaOperands.Of(tree.Formula).Any(static operand => operand.Revision is null))
            return null;
        var formula = RevisedFormula.Read(requirement.Formula).At(Revision.Git(commit));
        var source = requirement.Source;
        var options = OptionCheck.OfOperands(tree.Options);
        var stated = options.Count == 0 ? formula : $"{formula} with {string.Join(", ", options)}";
        // The aliases of a file are valid only in that file.
        var text = source is { IsFile: true, Home: { } home }
            ? RequirementText.OfFile(
                source.Place,
                string.Join('\n', source.Tree.Declarations.Select(static declaration => declaration.ToString()).Append(stated)),
                source.Scope,
                home)
            : source.With(FormulaCheck.Formula(formula).Root.Formula, options);
        return new SplRequirement(text with { Adjust = adjust }, 0, requirement.Name);
    }
}
