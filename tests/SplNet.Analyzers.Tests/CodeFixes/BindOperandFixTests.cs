using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class BindOperandFixTests
{
    private const string NotWritten = "Operand.Of(() => throw new NotImplementedException())";

    [Fact]
    public Task MissingInitializer_IsAdded() => VerifyAsync(
        """
                new Experiment(([|a|], mean) => mean(a) < 5.Milliseconds()).Assert();
        """,
        $$"""
                new Experiment((a, mean) => mean(a) < 5.Milliseconds())
                {
                    ["a"] = {{NotWritten}},
                }.Assert();
        """);

    [Fact]
    public Task NewElement_FollowsTheLastBinding() => VerifyAsync(
        """
                var experiment = new Experiment((a, [|b|], mean) => mean(a) < mean(b))
                {
                    ["a"] = Operand.Of(() => 1), // the fast one
                    Options = new() { Alpha = 0.01 },
                };
        """,
        $$"""
                var experiment = new Experiment((a, b, mean) => mean(a) < mean(b))
                {
                    ["a"] = Operand.Of(() => 1), // the fast one
                    ["b"] = {{NotWritten}},
                    Options = new() { Alpha = 0.01 },
                };
        """);

    [Fact]
    public Task MissingComma_IsInsertedBeforeAComment() => VerifyAsync(
        """
                Experiment experiment = new((a, [|b|], mean) => mean(a) < mean(b))
                {
                    ["a"] = Operand.Of(() => 1) // the fast one
                };
        """,
        $$"""
                Experiment experiment = new((a, b, mean) => mean(a) < mean(b))
                {
                    ["a"] = Operand.Of(() => 1), // the fast one
                    ["b"] = {{NotWritten}}
                };
        """);

    [Theory]
    [InlineData("{ [\"a\"] = Operand.Of(() => 1) }", "{ [\"a\"] = Operand.Of(() => 1), [\"b\"] = " + NotWritten + " }")]
    [InlineData("{ [\"a\"] = Operand.Of(() => 1), }", "{ [\"a\"] = Operand.Of(() => 1), [\"b\"] = " + NotWritten + ", }")]
    [InlineData("{ }", "{ [\"b\"] = " + NotWritten + " }")]
    [InlineData("\n        {\n        }", "\n        {\n            [\"b\"] = " + NotWritten + ",\n        }")]
    [InlineData("{ /* later */ }", "{ /* later */ [\"b\"] = " + NotWritten + " }")]
    [InlineData(
        "\n        {\n            // later\n        }",
        "\n        {\n            // later\n            [\"b\"] = " + NotWritten + ",\n        }")]
    [InlineData("\n        { // later\n        }", "\n        { // later\n            [\"b\"] = " + NotWritten + ",\n        }")]
    public Task SingleLineInitializer_StaysOnOneLine(string before, string after) => VerifyAsync(
        $"        var experiment = new Experiment((a, [|b|], mean) => mean(a) < mean(b)) {before};",
        $"        var experiment = new Experiment((a, b, mean) => mean(a) < mean(b)) {after};");

    [Theory]
    [InlineData("\r\n", "\t")]
    [InlineData("\n", "  ")]
    public Task LineEndingsAndIndentation_MatchTheFile(string end, string indentation)
    {
        var step = indentation == "\t" ? "\t" : "    ";
        return FixVerifier.VerifyAsync<BindOperandFix>(
            $"using SplNet;{end}class Subject{end}{{{end}{indentation}Experiment Made = new(([|a|], mean) => mean(a) == mean(a));{end}}}",
            $"using SplNet;{end}class Subject{end}{{{end}{indentation}Experiment Made = new((a, mean) => mean(a) " +
            $"== mean(a)){end}{indentation}{{{end}{indentation}{step}[\"a\"] = {NotWritten},{end}{indentation}}};{end}}}");
    }

    [Fact]
    public Task NamesThatAreNotImported_AreQualified() => FixVerifier.VerifyAsync<BindOperandFix>(
        "file class NotImplementedException { SplNet.Experiment Made = new(([|a|], mean) => mean(a) == mean(a)); }",
        "file class NotImplementedException { SplNet.Experiment Made = new((a, mean) => mean(a) == mean(a))\n{\n" +
        "    [\"a\"] = SplNet.Operand.Of(() => throw new System.NotImplementedException()),\n}; }");

    [Fact]
    public Task SeveralOperands_AreBoundTogether() => FixVerifier.VerifyAllAsync<BindOperandFix>(
        [
            Source("        new Experiment(([|a|], [|b|], mean) => mean(a) < mean(b)).Assert();"),
            Source("        new Experiment(([|a|], mean) => mean(a) < mean(a)) { }.Assert();"),
        ],
        [
            Source(
                $"        new Experiment((a, b, mean) => mean(a) < mean(b))\n        {{\n            [\"a\"] = {NotWritten},\n" +
                $"            [\"b\"] = {NotWritten},\n        }}.Assert();"),
            Source($"        new Experiment((a, mean) => mean(a) < mean(a)) {{ [\"a\"] = {NotWritten} }}.Assert();"),
        ]);

    private static Task VerifyAsync(string before, string after) => FixVerifier.VerifyAsync<BindOperandFix>(Source(before), Source(after));

    private static string Source(string statement) =>
        $$"""
        using SplNet;

        file class Subject
        {
            public void Check()
            {
        {{statement}}
            }
        }
        """;
}
