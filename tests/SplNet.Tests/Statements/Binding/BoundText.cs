using System.Reflection;
using SplNet.Arguments.Generators;
using SplNet.Statements.Binding;
using SplNet.Statements.Requirements;

namespace SplNet.Tests.Statements.Binding;

/// <summary>Formulas of the tests, bound to this assembly.</summary>
internal static class BoundText
{
    /// <summary>The text of the bound formula, or the codes and places of its problems.</summary>
    public static string Describe(string formula, MemberInfo? carrier = null)
    {
        var (text, bound) = Bind(formula, carrier);
        var problems = text.DiagnosticsFor(null).Concat(bound.Diagnostics)
            .Where(static problem => problem.IsError).OrderBy(static problem => problem.Span.Start).ToList();
        return problems.Count == 0
            ? $"{bound.Formula}"
            : string.Join("; ", problems.Select(static problem => $"{problem.Code} {problem.Span}"));
    }

    /// <summary>The bound formula; null if it has problems.</summary>
    public static Formula? Formula(string formula) => Bind(formula, null).Bound.Formula;

    /// <summary>The messages of the problems.</summary>
    public static string Messages(string formula, MemberInfo? carrier = null) =>
        string.Join('\n', Bind(formula, carrier).Bound.Diagnostics.Select(static problem => problem.ToString()));

    /// <summary>The first results of the only operand, as its measured call gives them.</summary>
    public static IReadOnlyList<string> Results(string operand, int count = 1)
    {
        var bound = Bind(operand + " < 1 s", null).Bound;
        Assert.DoesNotContain(bound.Diagnostics, static problem => problem.IsError);
        var made = Assert.Single(bound.Operands).Value;
        Assert.Empty(made.Problems([]));
        var call = Assert.IsType<MethodOperand>(made).Call(new Draw([], 1));
        call.NewTarget?.Invoke();
        call.Arguments?.Fill(count);
        return [.. Enumerable.Range(0, count).Select(_ => $"{call.Workload.DynamicInvoke()}")];
    }

    private static (RequirementText Text, BoundRequirement Bound) Bind(string formula, MemberInfo? carrier)
    {
        var text = RequirementText.OfFormula("test", formula, carrier, [typeof(BoundText).Assembly]);
        return (text, text.Bind(text.Tree.Requirements[0]));
    }
}
