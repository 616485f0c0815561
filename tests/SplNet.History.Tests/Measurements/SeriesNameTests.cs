using FsCheck;
using FsCheck.Fluent;
using SplNet.History.Measurements;

namespace SplNet.History.Tests.Measurements;

/// <summary>Names and keys: the same for the same thing, and other for another.</summary>
public class SeriesNameTests
{
    [Theory]
    [InlineData(null, "mean(a) <= mean(b) * 1.05", "mean(a) <= mean(b)")]
    [InlineData(null, "mean(sort2) < 10 ms", "mean(sort2) < #")]
    [InlineData("quick", "mean(a) < 1 ms", "quick")]
    public void Requirement_IsItsNameOrItsFormulaWithoutNumbers(string? name, string formula, string expected) =>
        Assert.Equal(expected, SeriesName.RequirementOf(name, formula));

    [Fact]
    public void Key_SeparatesItsTexts()
    {
        Assert.NotEqual(ContentKey.Of("ab", "c"), ContentKey.Of("a", "bc"));
        Assert.NotEqual(ContentKey.Of("a"), ContentKey.Of("a", ""));
        Assert.Equal(ContentKey.Of("a", "b"), ContentKey.Of("a", "b"));
    }

    [Theory]
    [InlineData("Debian GNU/Linux 12 (bookworm)", "Debian GNU/Linux 12")]
    [InlineData("Microsoft Windows 10.0.26100", "Microsoft Windows 10")]
    [InlineData("Darwin", "Darwin")]
    public void Machine_IncludesTheMajorVersionOfItsSystem(string system, string major) =>
        Assert.Equal(major, MachineClass.Of(null, "X64", 2, system, "").System);

    [Fact]
    public void MomentsOfParts_AddUpToTheWhole() => Prop.ForAll(
        ArbMap.Default.ArbFor<NonEmptyArray<int>>(),
        ArbMap.Default.ArbFor<NonEmptyArray<int>>(),
        static (one, other) =>
        {
            var (left, right) = (
                one.Get.Select(static value => (double)value).ToList(), other.Get.Select(static value => (double)value).ToList());
            var (whole, parts) = (Moments.Of(left.Concat(right)), Moments.Of(left).With(Moments.Of(right)));
            return whole.Count == parts.Count && Math.Abs(whole.Mean - parts.Mean) < 1e-9
                && Math.Abs(whole.Variance - parts.Variance) < 1e-6 * (1 + whole.Variance);
        }).QuickCheckThrowOnFailure();
}
