using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class NeverEvaluatedTests
{
    private const string Formula = "((a, mean) => mean(a) < 1.Seconds())";

    [Theory]
    [InlineData("new [|Experiment|]" + Formula + " { [\"a\"] = Operand.Of(Work) };")]
    [InlineData("var test = new [|Experiment|]" + Formula + "; test[\"a\"] = Operand.Of(Work); test.Options = ExperimentOptions.Default;")]
    [InlineData("Experiment test = [|new" + Formula + "|];")]
    public Task DroppedExperiment_IsReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("new Experiment" + Formula + ".Assert();")]
    [InlineData("var test = new Experiment" + Formula + "; test.Run();")]
    [InlineData("var test = new Experiment" + Formula + "; Take(test);")]
    [InlineData("var test = new Experiment" + Formula + "; Console.WriteLine(test.Text);")]
    [InlineData("Take(new Experiment" + Formula + ");")]
    [InlineData("Func<Experiment> make = () => new Experiment" + Formula + ";")]
    [InlineData("Throws(() => { new Experiment" + Formula + "; }); static void Throws(Action action) { }")]
    public Task UsedExperiment_IsNotReported(string statements) => VerifyAsync(statements);

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<NeverEvaluatedRule>(Snippet.Method(statements));
}
