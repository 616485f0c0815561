using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class RandomPathTests
{
    [Theory]
    [InlineData("if ([|DateTime.Now.Hour < 8|]) Make().Assert();")]
    [InlineData("if ([|Random.Shared.Next(2) == 0|]) return; Make().Assert();")]
    [InlineData("if ([|System.Diagnostics.Stopwatch.GetTimestamp() > 5|]) return; Make().Assert();")]
    [InlineData("if ([|DateTime.Now.Hour < 8|]) throw new SkippedException(); Make().Assert();")]
    [InlineData(
        "try { if ([|DateTime.Now.Hour < 8|]) throw new NotSupportedException(); Make().Assert(); } catch (NotSupportedException) { }")]
    [InlineData("var random = new Random(); if ([|random.Next(2) == 0|]) Make().Assert(); else Work();")]
    [InlineData("var hour = DateTime.UtcNow.Hour; if ([|hour < 8|]) Make().Assert();")]
    [InlineData("switch ([|Environment.TickCount64 % 2|]) { case 0: Make().Assert(); break; }")]
    [InlineData("for (var i = 0; [|i < new Random().Next(5)|]; i++) Make().Assert();")]
    [InlineData("foreach (var one in list) { if ([|Random.Shared.Next(2) == 0|]) continue; Make().Assert(); }")]
    [InlineData("foreach (var one in list) { Make().Assert(); if ([|DateTime.Now.Hour < 8|]) break; }")]
    [InlineData("var ok = [|Guid.NewGuid().ToByteArray()[0] > 5|] ? Engine.Evaluate(Make()) : true;")]
    public Task RandomBranchBeforeAnExperiment_IsReported(string statements) => VerifyAsync(statements);

    [Theory]
    [InlineData("if (list.Count < 8) Make().Assert();")]
    [InlineData("if (DateTime.Now.Hour < 8) list.Add(1); Make().Assert();")]
    [InlineData("Make().Assert(); if (DateTime.Now.Hour < 8) return;")]
    [InlineData("if (DateTime.Now.Hour < 8) throw new NotSupportedException(); Make().Assert();")]
    [InlineData("var watch = new System.Diagnostics.Stopwatch(); " +
        "while (Work() == 0) { if (watch.Elapsed.Seconds > 10) throw new TimeoutException(); } Make().Assert();")]
    [InlineData("var random = new Random(1); if (random.Next(2) == 0) Make().Assert();")]
    [InlineData("if (DateTime.Now.Hour < 8) Work();")]
    [InlineData("foreach (var one in list) { if (DateTime.Now.Hour < 8) continue; Work(); } Make().Assert();")]
    [InlineData(
        "foreach (var one in list) { if (DateTime.Now.Hour < 8) foreach (var other in list) { if (other > 1) break; } Make().Assert(); }")]
    [InlineData("list.ForEach(x => { if (DateTime.Now.Hour < 8) return; Work(); }); Make().Assert();")]
    [InlineData("while (Random.Shared.Next(2) == 0) { list.ForEach(x => { return; }); } Make().Assert();")]
    public Task OtherCondition_IsNotReported(string statements) => VerifyAsync(statements);

    private static Task VerifyAsync(string statements) => Verifier.VerifyRuleAsync<RandomPathRule>(
        Snippet.Method(statements) + " public class SkippedException : Exception { }");
}
