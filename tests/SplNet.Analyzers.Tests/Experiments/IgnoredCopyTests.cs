using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class IgnoredCopyTests
{
    [Theory]
    [InlineData("[|operand.SetUp(Act)|];")]
    [InlineData("[|operand.SetUp(Act).Validate(() => true)|];")]
    [InlineData("[|operand.With(\"A\", \"b\")|];")]
    [InlineData("[|operand.With(GarbageCollector.Server)|];")]
    [InlineData("[|operand.WithoutPrecompiledCode()|];")]
    [InlineData("[|operand.Reinstantiate()|];")]
    [InlineData("[|Gen.Ints().Cached()|];")]
    public Task UnusedCopy_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("operand = operand.SetUp(Act);")]
    [InlineData("Make()[\"a\"] = operand.SetUp(Act).CleanUp(Act);")]
    [InlineData("var changed = operand.With(CodeTiers.Off);")]
    public Task UsedCopy_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) =>
        Verifier.VerifyRuleAsync<IgnoredCopyRule>(Snippet.Method("var operand = Operand.Of(Work);" + statement));
}
