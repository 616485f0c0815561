using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

/// <summary>SPL2007.</summary>
public class IgnoredResultTests
{
    [Theory]
    [InlineData("[|Engine.Evaluate(experiment)|];")]
    [InlineData("[|experiment.Run()|];")]
    [InlineData("[|requirement.Run()|];")]
    [InlineData("[|experiment.RunAsync()|];")]
    [InlineData("[|experiment.AssertAsync()|];")]
    [InlineData("[|requirement.AssertAsync()|];")]
    [InlineData("[|Engine.EvaluateAsync(experiment)|];")]
    [InlineData("Func<Task> act = async () => { await [|experiment.RunAsync()|]; }; act();")]
    [InlineData("var task = [|experiment.AssertAsync()|];")]
    [InlineData("experiment?[|.Run()|];")]
    [InlineData("var result = [|Engine.Evaluate(experiment)|];")]
    [InlineData("try { [|experiment.Run()|]; } catch (Exception) { }")]
    [InlineData("try { [|experiment.Run()|]; } catch (TimeoutException e) { Console.WriteLine(e.Message); }")]
    [InlineData("try { } catch (SplNetException) { [|experiment.Run()|]; }")]
    [InlineData("Action act = () => [|Engine.Evaluate(experiment)|]; act();")]
    public Task DroppedResult_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("experiment.Assert();")]
    [InlineData("requirement.Assert();")]
    [InlineData("_ = experiment.Run();")]
    [InlineData("Spl.Faster(() => 1, () => 2);")]
    [InlineData("var kept = Spl.Within(() => 1, 1.Seconds());")]
    [InlineData("Func<Task> act = async () => { await experiment.AssertAsync(); }; act();")]
    [InlineData("Func<Task> act = () => experiment.AssertAsync(); act();")]
    [InlineData("var task = experiment.AssertAsync(); task.Wait();")]
    [InlineData("Console.WriteLine(experiment?.Run());")]
    [InlineData("if (Engine.Evaluate(experiment)) Console.WriteLine();")]
    [InlineData("var result = experiment.Run(); Console.WriteLine(result);")]
    [InlineData("try { experiment.Run(); } catch (SplNetException e) { Console.WriteLine(e.Message); }")]
    [InlineData("try { experiment.Run(); throw new TimeoutException(); } catch (Exception e) { Console.WriteLine(e.Message); }")]
    [InlineData("try { experiment.Run(); Fail(); } catch (ArgumentException) { }")]
    [InlineData("Throws(() => Engine.Evaluate(experiment));")]
    public Task UsedResult_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<IgnoredResultRule>(
        $$"""
        using SplNet;

        public class Subject
        {
            public void Check(Experiment experiment, SplRequirement requirement)
            {
                {{statement}}
            }

            public static void Fail()
            {
            }

            public static void Throws(Action action)
            {
            }
        }
        """);
}
