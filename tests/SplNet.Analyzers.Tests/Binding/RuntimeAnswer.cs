extern alias runtime;

using runtime::SplNet.Statements.Requirements;

namespace SplNet.Analyzers.Tests.Binding;

/// <summary>What the run time finds in the names of formulas.</summary>
internal static class RuntimeAnswer
{
    public static IReadOnlyList<FoundProblem> To(FormulaCase asked)
    {
        var text = asked.IsFile
            ? RequirementText.OfFile("test", asked.Text, [Subjects.Assembly], Subjects.Assembly)
            : RequirementText.OfFormula("test", asked.Text, Subjects.MemberOf(asked.Carrier), [Subjects.Assembly]);
        var bound = text.Bind(text.Tree.Requirements[0]);
        return [.. bound.Diagnostics.Select(
            static problem => new FoundProblem($"{problem.Code} {problem.Span}", $"{problem} -> {problem.Replacement}"))];
    }
}
