using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Binding;
using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Binding;

/// <summary>What the compiler finds in the names of formulas.</summary>
internal sealed class CompilerAnswer(Compilation compilation)
{
    private readonly FormulaBinding _binding = FormulaBinding.Of(compilation);

    public IReadOnlyList<FoundProblem> To(FormulaCase asked)
    {
        var file = asked.IsFile ? FormulaCheck.File(asked.Text).Root : null;
        var requirement = file is null ? FormulaCheck.Formula(asked.Text).Root : file.Requirements[0];
        var found = _binding.Check(requirement, Subjects.SymbolOf(asked.Carrier, compilation), file?.Declarations ?? default, read: []);
        return
        [
            .. found.Select(static problem => new FoundProblem($"{problem.Code} {problem.Span}", $"{problem} -> {problem.Replacement}")),
        ];
    }
}
