namespace SplNet.Syntax.Tests;

/// <summary>The limits of options: texts accept exactly what the table accepts.</summary>
public class OptionTableTests
{
    public static TheoryData<string> Numbers =>
        [.. OptionTable.OfTexts.Where(static option => option.Kind <= OptionKind.Time).Select(static option => option.Name!)];

    [Theory]
    [MemberData(nameof(Numbers))]
    public void Limits_AreTheLimitsOfTexts(string name)
    {
        var known = OptionTable.Named(name)!;
        var unit = known.Kind == OptionKind.Time ? " s" : string.Empty;
        foreach (var value in new[] { 0, 1e-3, 0.5, 0.6, 1, 2, 2.5, 3, 10, 11, 600, 601, 10_000, 10_001, 86_400, 86_401, 100_000, 100_001 })
        {
            var text = $"a < b with {name} = {Syntax.Numbers.Print(value)}{unit}";
            Assert.True(known.Accepts(value) == (FormulaCheck.Formula(text).Diagnostics.Count == 0), text);
        }
    }

    [Theory]
    [InlineData("alpha", "a number above 0 and up to 0.5")]
    [InlineData("runs", "a whole number from 2 to 10000; two runs are the fewest that show how much runs differ")]
    [InlineData("budget", "a time above 0 and up to a day, for example 30 s")]
    [InlineData("warm-up", "a time from 0 to 10 min, for example 2 s")]
    [InlineData("tiers", "profiled, unprofiled or off")]
    public void Range_IsWorded(string name, string range) => Assert.Equal(range, OptionTable.Named(name)!.Range);

    [Fact]
    public void Property_IsTheNameWithCapitals() => Assert.Equal("WarmUpMost", OptionTable.Named("warm-up-most")!.Attribute);
}
