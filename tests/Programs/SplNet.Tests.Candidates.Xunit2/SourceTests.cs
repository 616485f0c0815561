using Xunit;

namespace Candidates;

/// <summary>Rows that code returns.</summary>
public sealed class SourceTests
{
    public static TheoryData<int, string> Typed => new() { { 3, "three" }, { 1, "one" } };

    // It never ends.
    public static IEnumerable<object[]> Endless()
    {
        for (var n = 0; ; n++)
            yield return [n];
    }

    [Theory]
    [MemberData(nameof(Typed))]
    public void WithTypes(long n, string text)
    {
    }

    [Theory]
    [MemberData(nameof(Endless))]
    public void WithoutEnd(int n)
    {
    }
}
