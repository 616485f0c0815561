namespace SplNet.Tests.Replaying;

/// <summary>Rows of theories of this suite, found as generated benchmarks find them.</summary>
public sealed class UnitTestRowTests
{
    private const string Framework = "xUnit.net v3";

    public static TheoryData<long, string> Rows => new() { { 1, "one" }, { 2, "two" } };

    [Theory]
    [MemberData(nameof(Rows))]
    public void Measured(long number, string text) => Assert.NotEqual(number, text.Length);

    [Fact]
    public void MissingRow_SaysWhatToDo()
    {
        var missing = Assert.ThrowsAny<MissingMemberException>(() => Find(nameof(Measured), "000000000000"));

        Assert.StartsWith(
            $"The row is not among the 2 that the source of {typeof(UnitTestRowTests).FullName}.{nameof(Measured)} returns in this " +
            "process.",
            missing.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingTest_IsNamed() =>
        Assert.Contains("Removed", Assert.Throws<MissingMethodException>(() => Find("Removed", "0")).Message, StringComparison.Ordinal);

    private static UnitTestRow Find(string method, string key) =>
        UnitTestRow.Find(Framework, typeof(UnitTestRowTests), method, [typeof(long), typeof(string)], key);
}
