using System.Runtime.CompilerServices;

namespace SplNet.Tests.Evaluation.Explaining;

/// <summary>Claims of bytes that fail only in code that was optimised without a profile.</summary>
public class ProfiledRecountTests
{
    private static readonly IEnumerable<int> Numbers = new List<int> { 1, 2, 3 };

    [Fact]
    public void ClaimThatFailsOnlyWithoutAProfile_SaysSo()
    {
        var result = Run(Operand.Of(static () => Sum(Numbers)).With(CodeTiers.Unprofiled));
        var note = Assert.Single(result.Notes, static note => note.Contains("because of", StringComparison.Ordinal));
        Assert.StartsWith("'sum' allocates 40 B because of DOTNET_TieredPGO=0", note, StringComparison.Ordinal);
        Assert.Contains(
            "Otherwise it allocates 0 B and the claim holds (counted in one more process). Remove the setting",
            note,
            StringComparison.Ordinal);
    }

    [Fact]
    public void ClaimThatAlsoFailsWithAProfile_DoesNotMentionIt() =>
        Assert.DoesNotContain(Run(Operand.Of(static () => new int[10]).With(CodeTiers.Unprofiled)).Notes, static note =>
            note.Contains("DOTNET_TieredPGO", StringComparison.Ordinal));

    [Fact]
    public void ClaimThatFailsOnlyWithAggressiveOptimization_NamesTheMethod()
    {
        var result = Run(Operand.Of(static () => SumAtOnce(Numbers)).With(CodeTiers.Profiled));
        Assert.Contains(result.Notes, static note =>
            note.StartsWith("'sum' allocates 40 B because of AggressiveOptimization on ", StringComparison.Ordinal)
            && note.Contains("Remove the attribute, or raise the limit.", StringComparison.Ordinal));
    }

    // It takes longer than the runtime's thirty calls of each tier fit into a warm-up.
    [Trait("Category", "Long")]
    [Fact]
    public void ClaimThatFailsForLackOfCalls_SaysSo()
    {
        var result = Run(Operand.Of(static () =>
        {
            Thread.Sleep(60);
            return Sum(Numbers);
        }).With(CodeTiers.Profiled));
        Assert.Contains(result.Notes, static note => note.Contains("too few calls for optimised code (", StringComparison.Ordinal));
    }

    private static ExperimentResult Run(Operand operand)
    {
        var result = Watched.Run(
            new Experiment((sum, allocated) => allocated(sum) <= 0.Bytes()) { ["sum"] = operand, Options = Watched.OfBytes });
        Assert.True(result.Verdict == Verdict.Fail, result.ToString());
        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Sum(IEnumerable<int> numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private static int SumAtOnce(IEnumerable<int> numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }
}
