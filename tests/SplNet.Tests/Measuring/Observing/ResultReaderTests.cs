using SplNet.Measuring.Observing;

namespace SplNet.Tests.Measuring.Observing;

/// <summary>The content of results, as it is compared between two processes.</summary>
public sealed class ResultReaderTests
{
    private static readonly int[] Numbers = [1, 2];

    public static TheoryData<object?, string> Contents => new()
    {
        { null, "null" },
        { 0.1, "0.1" },
        { "a", "\"a\"" },
        { Numbers, "[1, 2]" },
        { Numbers.ToList(), "[1, 2]" },
        { Numbers.Select(static number => number * 2), "[2, 4]" },
        { new HashSet<int> { 2, 1 }, "{1, 2}" },
        { (1, "a"), "{Item1 = 1, Item2 = \"a\"}" },
        { new Point(1, 2), "{Sum = 3, X = 1, Y = 2}" },
        { new Lazy<int>(static () => 7), "{IsValueCreated = True, Value = 7}" },
        { Task.FromResult(3), "3" },
        { new object(), "object" },
    };

    [Theory(DisableDiscoveryEnumeration = true)]
    [MemberData(nameof(Contents))]
    public void Content_IsRead(object? value, string content)
    {
        if (value is Lazy<int> lazy)
            _ = lazy.Value;

        Assert.Equal(content, TextOf(value).Text);
    }

    [Fact]
    public void DictionariesInAnotherOrder_AreEqual() => Assert.Equal(
        TextOf(new Dictionary<string, int>(StringComparer.Ordinal) { ["a"] = 1, ["b"] = 2 }).Hash,
        TextOf(new Dictionary<string, int>(StringComparer.Ordinal) { ["b"] = 2, ["a"] = 1 }).Hash);

    [Fact]
    public void LongTexts_AreComparedWhole() => Assert.NotEqual(
        TextOf(new string('a', 10_000) + "b").Hash, TextOf(new string('a', 10_000) + "c").Hash);

    [Fact]
    public void ObjectThatNamesItself_HasAnEnd()
    {
        var node = new Node();
        node.Next = node;

        Assert.Equal("{Next = ^1}", TextOf(node).Text);
    }

    [Fact]
    public void CodeThatHasNotRun_CannotBeRead() =>
        Assert.Contains("code that has not run", Assert.Throws<UnreadableResultException>(
            static () => TextOf(new Func<int>(static () => 1))).Message, StringComparison.Ordinal);

    [Fact]
    public void HiddenContent_CannotBeRead() => Assert.Contains(
        "do not show its content", Assert.Throws<UnreadableResultException>(static () => TextOf(new Hidden(1))).Message,
        StringComparison.Ordinal);

    [Fact]
    public void LazyWork_IsDoneByReading()
    {
        var calls = 0;
        ResultReader.Read(Numbers.Select(number => calls += number));

        Assert.Equal(3, calls);
    }

    [Theory]
    [InlineData(typeof(string), true)]
    [InlineData(typeof(int[]), true)]
    [InlineData(typeof((int, string)), true)]
    [InlineData(typeof(object), false)]
    [InlineData(typeof(object[]), false)]
    [InlineData(typeof(List<int>), false)] // a derived list may be lazy
    [InlineData(typeof(IReadOnlyList<int>), false)]
    [InlineData(typeof(Lazy<int>), false)]
    public void PlainTypes_LeaveNoWork(Type type, bool isPlain) => Assert.Equal(isPlain, ResultShape.IsAlwaysPlain(type));

    private static (string Text, string Hash) TextOf(object? value)
    {
        using var text = new ObservedText();
        ResultReader.Write(value, text);
        return (text.Text, text.Hash);
    }

    private sealed record Point(int X, int Y)
    {
        public int Sum => X + Y;
    }

    private sealed class Node
    {
        public Node? Next { get; set; }
    }

    private sealed class Hidden(int value)
    {
        private readonly int _value = value;

        public void Use() => Console.WriteLine(_value);
    }
}
