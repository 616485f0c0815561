using SplNet;

namespace Words.Tests;

/// <summary>Requirements in attributes: the code must not be slower than at the last commit at which they passed.</summary>
[TestClass]
public class BaselineTests
{
    [Spl("SELF[Texts.Any](500) <= 1.2 * SELF[Texts.Any](500)@before", Name = "time of letters")]
    [Spl("allocated(SELF[Texts.Any](500)) <= allocated(SELF[Texts.Any](500)@before)", Name = "bytes of letters")]
    public static int CountLetters(string text) => Letters.Count(text);

    [TestMethod]
    [SplFormulas(typeof(BaselineTests))]
    public void Requirement_HoldsAsBefore(SplRequirement requirement) => requirement.Assert();
}
