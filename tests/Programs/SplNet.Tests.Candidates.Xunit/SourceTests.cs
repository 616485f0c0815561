using System.Collections;
using System.Globalization;
using Xunit;

namespace Candidates;

/// <summary>Rows that code returns, of which some cannot be found again.</summary>
public sealed class SourceTests
{
    private static int _calls;

    public static TheoryData<int, string> Typed { get; } = new() { { 3, "three" }, { 1, "one" } };

    // Another order with each call.
    public static IEnumerable<object[]> Turning() => ++_calls % 2 == 0 ? [[1], [2]] : [[2], [1]];

    public static IEnumerable<ITheoryDataRow> Described() =>
    [
        new TheoryDataRow<int[]>([3, 1, 2]) { TestDisplayName = "unsorted" },
        new TheoryDataRow<int[]>([1, 2, 3]) { TestDisplayName = "sorted", Skip = "later" },
    ];

    public static async Task<IEnumerable<object[]>> Later()
    {
        await Task.Yield();
        return [[5]];
    }

    public static IEnumerable<object[]> Contents() =>
        [[new Box { Content = [1] }], [new Box { Content = [2] }], [new Box { Content = [2] }]];

    public static IEnumerable<object[]> Code() => [[new Func<int>(() => 1)], [new Func<int>(() => 2)]];

    public static IEnumerable<object[]> Drawn() => [[Guid.NewGuid()]];

    public static IEnumerable<object[]> Failing() => throw new InvalidOperationException("no data here");

    public static IEnumerable<object[]> Unfit() => [["text"]];

    public static IEnumerable<object[]> Many() => Enumerable.Range(0, 60).Select(static n => new object[] { n });

    public static IEnumerable<object[]> Named(string name, int count) =>
        Enumerable.Range(0, count).Select(n => new object[] { name + n.ToString(CultureInfo.InvariantCulture) });

    [Theory]
    [MemberData(nameof(Typed))]
    [InlineData(7, "seven")]
    public void WithTypes(long n, string text)
    {
    }

    [Theory]
    [MemberData(nameof(Turning))]
    public void InAnyOrder(int n)
    {
    }

    [Theory]
    [MemberData(nameof(Described))]
    public void WithNames(int[] values)
    {
    }

    [Theory]
    [MemberData(nameof(Later))]
    public void Awaited(int n)
    {
    }

    [Theory]
    [MemberData(nameof(Contents))]
    public void ByContent(Box box)
    {
    }

    [Theory]
    [MemberData(nameof(Code))]
    public void ByPlace(Func<int> code)
    {
    }

    [Theory]
    [ClassData(typeof(Pairs))]
    public void OfAClass(int n, int? other)
    {
    }

    [Theory]
    [MemberData(nameof(Named), "row", 2)]
    public void WithArguments(string name)
    {
    }

    [Theory]
    [MemberData(nameof(Many))]
    public void MoreThanAllowed(int n)
    {
    }

    [Theory]
    [MemberData(nameof(Drawn))]
    public void NotTheSame(Guid id)
    {
    }

    [Theory]
    [MemberData(nameof(Failing))]
    public void WithoutData(int n)
    {
    }

    [Theory]
    [MemberData(nameof(Unfit))]
    public void WithoutFit(int n)
    {
    }

    public sealed class Box
    {
        public int[] Content { get; init; } = [];
    }

    public sealed class Pairs : IEnumerable<object?[]>
    {
        private static readonly List<object?[]> Rows = [[1, null], [1, 2]];

        public IEnumerator<object?[]> GetEnumerator() => Rows.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
