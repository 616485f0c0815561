using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Binding;

/// <summary>The compiler and the run time find the same in the names of formulas.</summary>
public class FormulaBindingTests
{
    // A file that cannot be read, generators that fail, and requirements that are gone.
    private static readonly string[] OfTheRun = ["SPL1301", "SPL1302", "SPL1315", "SPL1322"];

    private static readonly CompilerAnswer Compiler = new(Subjects.Compilation);

    public static TheoryData<string> Places => [.. FormulaCase.All.Select(static one => one.Place)];

    [Theory]
    [MemberData(nameof(Places))]
    public void CompilerAndRuntime_FindTheSameProblems(string place)
    {
        var asked = FormulaCase.All.Single(one => one.Place == place);
        var compiled = Compiler.To(asked);
        var run = RuntimeAnswer.To(asked);
        Assert.Equal(asked.Run, run.Select(static problem => problem.Place));
        Assert.Equal(asked.Compiled, compiled.Select(static problem => problem.Place));
        Assert.Equal(run.Where(problem => asked.Compiled.Contains(problem.Place)), compiled);
    }

    [Fact]
    public void EveryCompilerRule_HasACase()
    {
        Assert.True(FormulaCase.All.Count > 120);
        var tried = FormulaCase.All.SelectMany(static one => one.Compiled).Select(static problem => problem.Split(' ')[0]).ToHashSet();
        Assert.DoesNotContain(
            FormulaRuleTable.All,
            rule => rule.Code.StartsWith("SPL13", StringComparison.Ordinal) && !OfTheRun.Contains(rule.Code) && !tried.Contains(rule.Code));
    }

    // The compiler does not read the others.
    [Theory]
    [InlineData("List<int>.Grow < 1 s", "List<int> does not contain a public method or property 'Grow'")]
    [InlineData("Rows.Counts < 1 s", "Rows does not contain a method or property 'Counts'")]
    public void UnknownMemberOfAReference_IsReportedAsNotPublic(string formula, string message) =>
        Assert.Contains(message, Assert.Single(Compiler.To(new FormulaCase("test", null, formula, []))).Text, StringComparison.Ordinal);
}
