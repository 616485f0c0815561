using SplNet;

namespace Words.Tests;

/// <summary>Claims in code.</summary>
[TestClass]
public class ClaimTests
{
    private static readonly string Text = Texts.Any(500, new Random(1));

    [TestMethod]
    public void CountingLetters_AllocatesNothing() => Spl.AllocatesNothing(() => Letters.Count(Text));

    [TestMethod]
    public void CountingLetters_IsFasterThanCountingWords() => Spl.Faster(() => Letters.Count(Text), () => Frequencies.Of(Text));
}
