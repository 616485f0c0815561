namespace SplNet.Tests.Statements.Requirements;

/// <summary>Carries requirements as attributes; some hold and some do not.</summary>
[Spl("median(THIS.Little) < median(THIS.Much)", Name = "little work is fast", Category = "quick", Runs = 3)]
[Spl("median(THIS.Much) < median(THIS.Little)", Name = "much work is fast", Runs = 3)]
public sealed class Library
{
    private readonly int[] _books;

    public Library(int size) => _books = [.. Enumerable.Range(0, size)];

    public Library()
        : this(10)
    {
    }

    [Spl("median(SELF) < median(Much) && allocated(THIS) <= 0 B with runs = 3")]
    public static int Little() => Sum(10);

    [Spl("SELF(1) <")]
    [Spl("SELF <= Mush")]
    public static int Much() => Sum(20_000);

    [Spl("median(SELF[Keys, Sized](100)) < median(SELF[Keys, Sized](20000))", Runs = 3, Interpretation = "welch", Alpha = 0.05)]
    public bool Holds(int key) => _books.AsSpan().LastIndexOf(key) >= 0 && Sum(_books.Length) != 0;

    private static IEnumerable<int> Keys(int size) => Enumerable.Range(0, Math.Min(size, 100));

    private static Library Sized(int size) => new(size);

    private static int Sum(int count)
    {
        var sum = 0;
        for (var index = 0; index < count; index++)
            sum = (sum * 31) ^ index;
        return sum;
    }
}
