using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

public class ClaimTests
{
    [Theory]
    [InlineData("{|SPL2012:Spl.Faster(Work, Work)|};")]
    [InlineData("{|SPL2012:Spl.Faster(() => list.Count, () => list.Count)|};")]
    [InlineData("{|SPL2012:Spl.NotSlower(() => Work(), () =>  Work(), tolerance: 0.05)|};")]
    [InlineData("var sort = Operand.Of(Work); {|SPL2012:Spl.Faster(slower: sort, faster: sort)|};")]
    public Task CodeThatIsComparedWithItself_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("{|SPL2023:Spl.Within(() => Work(), 5.Kilobytes())|};")]
    [InlineData("{|SPL2023:Spl.Within(Work, 5.Times())|};")]
    public Task LimitThatIsNotATime_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Spl.Faster(Work, Act, {|SPL2024:0.5|});")]
    [InlineData("Spl.Faster(Work, Act, times: {|SPL2024:double.NaN|});")]
    [InlineData("Spl.NotSlower(Work, Act, tolerance: {|SPL2024:1.05|});")]
    [InlineData("Spl.NotSlower(Work, Act, {|SPL2024:-0.1|});")]
    [InlineData("Spl.Growth(n => Act(), \"n\", [10, 100], tolerance: {|SPL2024:-1|});")]
    public Task RefusedNumber_IsReported(string statement) => VerifyAsync(statement);

    [Theory]
    [InlineData("Spl.Faster(Work, Act);")]
    [InlineData("Spl.Faster(() => list.Count, () => list.Capacity, times: 2);")]
    [InlineData("Spl.Faster(Operand.Of(Work), Operand.Of(Work));")]
    [InlineData("Spl.NotSlower(Work, Act, tolerance: 0.05);")]
    [InlineData("Spl.NotSlower(Work, Act, tolerance: list.Count);")]
    [InlineData("Spl.Within(Work, 5.Milliseconds()); Spl.Within(Work, TimeSpan.FromSeconds(1));")]
    [InlineData("Spl.Growth(n => Act(), \"n\", [10, 100], tolerance: 2);")]
    [InlineData("Spl.AllocatesNothing(Work);")]
    [InlineData("Throws(() => Spl.Faster(Work, Act, times: 0)); static void Throws(Func<object> code) { }")]
    public Task SoundClaim_IsNotReported(string statement) => VerifyAsync(statement);

    private static Task VerifyAsync(string statement) => Verifier.VerifyRuleAsync<ClaimRule>(Snippet.Method(statement));
}
